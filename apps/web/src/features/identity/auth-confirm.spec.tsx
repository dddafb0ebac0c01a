import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';

const ok = (type: string, chosenPlan: string | null = null) => ({
  type,
  session: type === 'email_change' ? null : {},
  needsPassword: false,
  chosenPlan,
});
const needsPassword = { type: 'signup', session: null, needsPassword: true, chosenPlan: null };

describe('a confirmation link', () => {
  it.each(['/auth/confirm', '/auth/callback', '/confirm'])(
    '[ID-044] [ID-047] %s without its parts is invalid',
    async (path) => {
      openRoute(path);
      await screen.findByText('Invalid confirmation link. Please check your email for the correct link.');
    },
  );

  it.each(
    ['/auth/confirm', '/auth/callback', '/confirm'].flatMap((path) => [
      [path, needsPassword, 'Confirm your email'],
      [path, ok('signup'), 'Email confirmed'],
      [path, refuse('IDENTITY.LINK_EXPIRED', 'gone'), 'This link no longer works'],
      [path, refuse('IDENTITY.OTHER', 'closed'), 'Confirmation failed'],
    ]),
  )('[ID-044] the page %s shows the outcome of the link: %j, %s', async (path, answer, heading) => {
    openRoute(`${String(path)}#token_hash=h&type=signup`, { answers: { 'POST /auth/confirm': answer } });
    await screen.findByRole('heading', { name: String(heading) });
  });

  it.each(['/auth/confirm', '/auth/callback', '/confirm'])(
    '[ID-044] the page %s shows that it is loading until the answer arrives',
    async (path) => {
      let answer: (value: unknown) => void = () => undefined;
      openRoute(`${path}#token_hash=h&type=signup`, {
        answers: { 'POST /auth/confirm': () => new Promise((resolve) => (answer = resolve)) },
      });
      expect((await screen.findByRole('status')).textContent).toContain('Loading...');
      expect(screen.queryByRole('heading', { name: 'Email confirmed' })).toBeNull();
      await waitFor(() => {
        answer(ok('signup'));
        screen.getByRole('heading', { name: 'Email confirmed' });
      });
    },
  );

  it('a confirmed sign-up continues to the market that asked for the account, once', async () => {
    openRoute('/auth/confirm#token_hash=h&type=signup', {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok('signup') },
      stored: { 'stallbook.session.return-to': '/events/e1' },
    });
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/events/e1');
    await waitFor(() => expect(localStorage.getItem('stallbook.session.return-to')).toBeNull());
  });

  it('[ID-050] a confirmed sign-up moves to the page that the link names', async () => {
    const { path } = openRoute('/auth/confirm#token_hash=h&type=signup&next=/events', {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok('signup') },
    });
    await screen.findByText(/Welcome to Stallbook/);
    await waitFor(() => expect(path()).toMatch(/^\/events/));
  });

  it('[ID-050] a confirmed sign-up shows a welcome and moves to the dashboard', async () => {
    const { path, api } = openRoute('/auth/confirm#token_hash=h&type=signup', {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok('signup') },
    });
    await screen.findByText('Your email has been confirmed! Welcome to Stallbook.');
    expect(api.named('POST /auth/confirm')[0]?.variables).toEqual({ tokenHash: 'h', type: 'signup' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('[ID-051] leads on to the profile where there is none, and remembers the market that asked for the account', async () => {
    const { path, router } = openRoute('/auth/confirm#token_hash=h&type=signup', {
      viewer: 'withoutProfile',
      answers: { 'POST /auth/confirm': ok('signup') },
      stored: { 'stallbook.session.return-to': '/events/e1#apply' },
    });
    await waitFor(() => expect(path()).toBe('/register'));
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/events/e1', hash: '#apply' } });
  });

  it('[ID-046] tries again with the plain token', async () => {
    const { api } = openRoute('/auth/confirm#token_hash=h&token=t&type=signup', {
      viewer: 'vendor',
      answers: {
        'POST /auth/confirm': (sent: { token?: string }) =>
          sent.token ? ok('signup') : refuse('IDENTITY.LINK_INVALID', 'This link is invalid.'),
      },
    });
    await screen.findByText(/Welcome to Stallbook/);
    expect(api.named('POST /auth/confirm').map((call) => call.variables)).toEqual([
      { tokenHash: 'h', type: 'signup' },
      { token: 't', type: 'signup' },
    ]);
  });

  it('asks for the second factor before a link leads on', async () => {
    const secondFactor = { authenticator: true, passkey: false };
    const { user, path } = openRoute('/reset-password#token_hash=h&type=recovery', {
      answers: {
        'POST /auth/confirm': { ...ok('recovery'), secondFactor },
        'POST /auth/second-factor': {},
      },
    });
    await enter(user, await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByLabelText('New password');
    expect(path()).toBe('/reset-password');
  });

  it('takes the token out of the address bar', async () => {
    const { router } = openRoute('/auth/confirm#token_hash=h&type=signup', {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok('signup') },
    });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/auth/confirm', hash: '', search: '' }),
    );
    await screen.findByText(/Welcome to Stallbook/);
  });

  it('redeems a second link that is opened in the same tab', async () => {
    const { api, router } = openRoute('/auth/confirm#token_hash=first&type=signup', {
      answers: { 'POST /auth/confirm': refuse('IDENTITY.LINK_EXPIRED', 'gone') },
    });
    await screen.findByRole('heading', { name: 'This link no longer works' });
    api.set('POST /auth/confirm', ok('signup'));
    await act(() => router.navigate('/auth/confirm#token_hash=second&type=signup'));
    await screen.findByText(/Welcome to Stallbook/);
    expect(api.named('POST /auth/confirm').map(({ variables }) => variables['tokenHash'])).toEqual(['first', 'second']);
  });

  it('[ID-040] [ID-050] leads to the price of a paid plan that was chosen at sign-up', async () => {
    const { path } = openRoute('/auth/confirm#token_hash=h&type=signup', {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok('signup', 'vendor_pro') },
    });
    await waitFor(() => expect(path()).toBe('/pricing?upgrade=vendor_pro'));
  });

  it('[ID-044] says of a sign-up link that worked before that the email is already confirmed', async () => {
    openRoute('/auth/confirm#token_hash=h&type=signup', {
      answers: { 'POST /auth/confirm': refuse('IDENTITY.ALREADY_CONFIRMED', 'Your email is already confirmed.') },
    });
    await screen.findByRole('heading', { name: 'Already confirmed' });
    await screen.findByText('Your email is already confirmed.');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  });

  it('[ID-044] asks for the password in another browser, says when it is wrong, and continues with the right one', async () => {
    const wrong = 'That is not the password that was chosen at sign-up';
    const { user, api } = openRoute('/auth/confirm#token_hash=h&type=signup', {
      answers: {
        'POST /auth/confirm': ({ password }: { password?: string }) => {
          if (password === undefined) return needsPassword;
          return password === 'right'
            ? ok('signup')
            : refuse('BAD_INPUT', wrong, [{ path: 'password', message: wrong }]);
        },
      },
    });
    await enter(user, await screen.findByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Confirm email' }));
    await screen.findByText(wrong);
    await user.clear(screen.getByLabelText('Password'));
    await enter(user, screen.getByLabelText('Password'), 'right');
    await user.click(screen.getByRole('button', { name: 'Confirm email' }));
    await screen.findByText(/Welcome to Stallbook/);
    expect(api.lastVariables('POST /auth/confirm')).toEqual({
      tokenHash: 'h',
      type: 'signup',
      password: 'right',
    });
  });

  it('offers a new password to a reader of the mailbox who does not know the one of the sign-up', async () => {
    const { user, api } = openRoute('/auth/confirm#token_hash=h&type=signup', {
      answers: {
        'POST /auth/confirm': ({ newPassword }: { newPassword?: string }) =>
          newPassword ? ok('signup') : needsPassword,
        'POST /auth/check-password': { common: false, obvious: false },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set a new password' }));
    await enter(user, await screen.findByLabelText('New password'), 'Linen-and-0ak');
    await enter(user, screen.getByLabelText('Confirm new password'), 'Linen-and-0ak');
    await user.click(screen.getByRole('button', { name: 'Save and confirm' }));
    await screen.findByText(/Welcome to Stallbook/);
    expect(api.lastVariables('POST /auth/confirm')).toMatchObject({ newPassword: 'Linen-and-0ak' });
  });

  it('of a change of address asks for the password of the account, and offers no new one', async () => {
    openRoute('/auth/confirm#token_hash=h&type=email_change', {
      answers: { 'POST /auth/confirm': { ...needsPassword, type: 'email_change' } },
    });
    await screen.findByText('Enter your password to confirm your new email address.');
    expect(screen.queryByRole('button', { name: 'Set a new password' })).toBeNull();
  });

  const refusedBy = (answer: unknown, type = 'signup') =>
    openRoute(`/auth/confirm#token_hash=h&type=${type}`, { answers: { 'POST /auth/confirm': answer } });

  it.each(['IDENTITY.LINK_EXPIRED', 'IDENTITY.LINK_INVALID', 'otp_expired'])(
    '[ID-048] says of %s that the link no longer works',
    async (code) => {
      refusedBy(refuse(code, 'gone'));
      await screen.findByText('This confirmation link has expired or is invalid.');
      screen.getByRole('heading', { name: 'This link no longer works' });
    },
  );

  it('[ID-049] shows another refusal in the words of the server', async () => {
    refusedBy(refuse('IDENTITY.OTHER', 'The account is closed.'));
    await screen.findByText('The account is closed.');
  });

  it('[ID-049] has a general message where the server gives none', async () => {
    refusedBy(refuse('IDENTITY.OTHER', ''));
    await screen.findByText('Failed to confirm email. Please try again.');
  });

  it('[ID-049] says that something unforeseen went wrong', async () => {
    refusedBy(offline);
    await screen.findByText('An unexpected error occurred. Please try again.');
  });

  it.each([
    ['recovery', 'Request a new link', '/forgot-password'],
    ['email_change', 'Back to your profile', '/profile'],
  ])('of type %s that no longer works offers: %s', async (type, name, target) => {
    refusedBy(refuse('IDENTITY.LINK_EXPIRED', 'gone'), type);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(target);
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  });

  it.each([
    ['recovery', 'Email confirmed. You can now reset your password.', '/reset-password'],
    ['email_change', 'Your new email address has been confirmed.', '/profile'],
  ])('[ID-052] [ID-053] of type %s says so and moves on by itself', async (type, text, target) => {
    const { path } = openRoute(`/auth/confirm#token_hash=h&type=${type}`, {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok(type), 'GET /auth/reset': { valid: true } },
    });
    await screen.findByText(text);
    await waitFor(() => expect(path()).toBe(target));
  });

  it('[ID-054] [ID-055] of a sign-up that no longer works asks for the address, and sends a new one', async () => {
    const { user, api } = refusedBy(refuse('IDENTITY.LINK_EXPIRED', 'gone'));
    api.set('POST /auth/resend', { id: 'vendor' });
    const resend = await screen.findByRole('button', { name: 'Resend email' });
    await user.click(resend);
    await screen.findByText('Email address is required to resend confirmation.');
    await enter(user, screen.getByLabelText('Email'), 'vendor@stallbook.example');
    await user.click(resend);
    await screen.findByText('A new confirmation email has been sent! Please check your inbox.');
    expect(api.named('POST /auth/resend').map(({ variables }) => variables['email'])).toEqual([
      'vendor@stallbook.example',
    ]);
    api.set('POST /auth/resend', refuse('INTERNAL', 'x'));
    await user.click(resend);
    await screen.findByText('Failed to resend confirmation email.');
  });

  it.each<[string, unknown]>([
    ['a failed connection', offline],
    ...['INTERNAL', 'UNAVAILABLE', 'OVERLOADED', 'RATE_LIMITED'].map((code): [string, unknown] => [
      code,
      refuse(code, 'Later'),
    ]),
  ])('can be tried again after %s', async (_what, answer) => {
    const { user, api } = refusedBy(answer);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.set('POST /auth/confirm', ok('signup'));
    await user.click(retry);
    await screen.findByText(/Welcome to Stallbook/);
  });

  it('of another refusal offers no second try', async () => {
    refusedBy(refuse('IDENTITY.OTHER', 'The account is closed.'));
    await screen.findByText('The account is closed.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[ID-057] the page /confirm-email offers an unconfirmed account to resend the email, and a way back to login', async () => {
    const { user, api, path } = openRoute('/confirm-email', {
      viewer: 'unconfirmed',
      answers: { 'POST /auth/resend': { id: 'vendor' } },
    });
    api.set('POST /auth/sign-out', () => {
      api.set('CurrentUser', { user: null });
      return {};
    });
    await user.click(await screen.findByRole('button', { name: 'Resend email' }));
    await screen.findByText('A new confirmation email has been sent! Please check your inbox.');
    expect(api.named('POST /auth/resend')[0]?.variables).toMatchObject({ email: 'vendor@stallbook.example' });
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    await screen.findByLabelText('Password');
    expect(path()).toBe('/login');
  });

  it('[ID-057] the page /confirm-email sends visitors to login and confirmed accounts to the dashboard', async () => {
    const visitor = openRoute('/confirm-email');
    await waitFor(() => expect(visitor.path()).toBe('/login'));
    visitor.view.unmount();
    const { path } = openRoute('/confirm-email', { viewer: 'vendor' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });
});
