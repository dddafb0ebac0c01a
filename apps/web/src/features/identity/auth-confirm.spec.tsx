import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';

const ok = (type: string) => ({ type, session: null });

describe('a confirmation link', () => {
  it.each(['/auth/confirm', '/auth/callback', '/confirm'])(
    '[ID-044] [ID-047] %s without its parts is invalid',
    async (path) => {
      openRoute(path);
      await screen.findByText('Invalid confirmation link. Please check your email for the correct link.');
    },
  );

  it('[ID-050] welcomes a confirmed sign-up and moves on by itself', async () => {
    const { path, api } = openRoute('/auth/confirm?token_hash=h&type=signup', {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok('signup') },
    });
    await screen.findByText('Your email has been confirmed! Welcome to Stallbook.');
    expect(api.named('POST /auth/confirm')[0]?.variables).toEqual({ tokenHash: 'h', type: 'signup' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('[ID-051] leads on to the profile where there is none', async () => {
    const { path } = openRoute('/auth/confirm?token_hash=h&type=signup', {
      viewer: 'withoutProfile',
      answers: { 'POST /auth/confirm': ok('signup') },
    });
    await waitFor(() => expect(path()).toBe('/register'));
  });

  it('[ID-046] tries the plain token once more', async () => {
    const { api } = openRoute('/auth/confirm?token_hash=h&token=t&type=signup', {
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
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByLabelText('New password');
    expect(path()).toBe('/reset-password');
  });

  const refusedBy = (answer: unknown, type = 'signup') =>
    openRoute(`/auth/confirm?token_hash=h&type=${type}`, { answers: { 'POST /auth/confirm': answer } });

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
    const { path } = openRoute(`/auth/confirm?token_hash=h&type=${type}`, {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': ok(type), 'GET /auth/reset': { valid: true } },
    });
    await screen.findByText(text);
    await waitFor(() => expect(path()).toBe(target));
  });

  it('[ID-055] asks for an address before it resends', async () => {
    const { user } = openRoute('/auth/confirm');
    await user.click(await screen.findByRole('button', { name: 'Resend email' }));
    await screen.findByText('Email address is required to resend confirmation.');
  });

  it('[ID-057] /confirm-email is for the unconfirmed alone', async () => {
    const visitor = openRoute('/confirm-email');
    await waitFor(() => expect(visitor.path()).toBe('/login'));
    visitor.view.unmount();
    const { path } = openRoute('/confirm-email', { viewer: 'vendor' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });
});
