import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { badGateway, offline, refuse } from '../../testing/fake-api.js';

type User = ReturnType<typeof openRoute>['user'];

describe('/forgot-password', () => {
  const ask = async (user: User, email: string) => {
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  };

  it('[ID-058] cannot be submitted while the field is empty', async () => {
    const { user } = openRoute('/forgot-password');
    const button = await screen.findByRole('button', { name: 'Send reset link' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Email'), 'v');
    expect(button).toHaveProperty('disabled', false);
  });

  it('has the address that was typed to log in, which is not in the link', async () => {
    const { user, path } = openRoute('/login');
    await enter(user, await screen.findByLabelText('Email'), 'vera@example.org');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('button', { name: 'Send reset link' });
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'vera@example.org');
    expect(path()).toBe('/forgot-password');
  });

  it('[ID-059] says what is wrong with the address', async () => {
    const { user, api } = openRoute('/forgot-password');
    await ask(user, 'vera@');
    await screen.findByText('Please enter a valid email address');
    await user.clear(screen.getByLabelText('Email'));
    await screen.findByText('Please enter your email address');
    expect(api.named('POST /auth/forgot-password')).toHaveLength(0);
  });

  it('[ID-060] says to look into the mailbox, and brings the form back', async () => {
    const { user, api } = openRoute('/forgot-password', { answers: { 'POST /auth/forgot-password': { id: 'x' } } });
    await ask(user, 'vera@example.org');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(api.named('POST /auth/forgot-password')[0]?.variables).toEqual({ email: 'vera@example.org' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'vera@example.org');
  });

  it('[ID-061] logs what the server refused, and shows nothing of it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = openRoute('/forgot-password', {
      answers: { 'POST /auth/forgot-password': refuse('RATE_LIMITED', 'Too many attempts.') },
    });
    await ask(user, 'vera@example.org');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(screen.queryByText('Too many attempts.')).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('RATE_LIMITED'));
    warn.mockRestore();
  });

  it.each([
    ['without a connection', offline],
    ['behind a proxy that cannot reach it', badGateway],
  ])('[ID-061] says that something unforeseen went wrong %s', async (_, answer) => {
    const { user } = openRoute('/forgot-password', { answers: { 'POST /auth/forgot-password': answer } });
    await ask(user, 'vera@example.org');
    await screen.findByText('An unexpected error occurred. Please try again.');
  });
});

describe('/reset-password', () => {
  const unforeseen = 'An unexpected error occurred. Please try again.';
  const tooMany = 'Too many attempts. Please try again in 15 minutes.';
  const link = '/reset-password#token_hash=h&type=recovery';
  const opened = { 'POST /auth/confirm': { type: 'recovery', session: null }, 'POST /auth/sign-out': { id: 'x' } };
  const fill = async (user: User, password: string, confirm = password) => {
    const field = await screen.findByLabelText('New password');
    if (password) await user.type(field, password);
    if (confirm) await user.type(screen.getByLabelText('Confirm new password'), confirm);
  };
  const save = (user: User) => user.click(screen.getByRole('button', { name: 'Update password' }));

  it('[ID-063] shows no form before the link is verified', async () => {
    let confirm = () => {};
    const answer = new Promise((resolve) => (confirm = () => resolve({ type: 'recovery', session: null })));
    openRoute(link, { answers: { 'POST /auth/confirm': () => answer } });
    await screen.findByRole('heading', { name: 'Verifying reset link' });
    expect(screen.queryByRole('button', { name: 'Update password' })).toBeNull();
    confirm();
    await screen.findByLabelText('New password');
  });

  const links = [
    ['#token_hash=h&type=recovery', { tokenHash: 'h', type: 'recovery' }],
    ['#access_token=a&refresh_token=r&type=recovery', { tokenHash: 'a', type: 'recovery' }],
    ['?token=t&type=recovery', { token: 't', type: 'recovery' }],
  ] as const;
  it.each(links)('[ID-064] exchanges %s for a session and takes it out of the address bar', async (parts, sent) => {
    const { api, router } = openRoute(`/reset-password${parts}`, { answers: opened });
    await screen.findByLabelText('New password');
    expect(api.named('POST /auth/confirm').map(({ variables }) => variables)).toEqual([sent]);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/reset-password', hash: '', search: '' }),
    );
  });

  const noLinks: [string, string, Record<string, unknown>][] = [
    ['a link that is no good', link, { 'POST /auth/confirm': refuse('IDENTITY.LINK_EXPIRED', 'gone') }],
    ['a link of another kind', '/reset-password#token_hash=h&type=signup', { 'GET /auth/reset': { valid: false } }],
    ['no link', '/reset-password', { 'GET /auth/reset': { valid: false } }],
  ];
  it.each(noLinks)('[ID-065] offers a new link where there is %s', async (_, path, answers) => {
    openRoute(path, { viewer: 'vendor', answers });
    await screen.findByText('Invalid or expired reset link. Please request a new password reset.');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('[ID-052] continues with the session that a link opened elsewhere', async () => {
    openRoute('/reset-password', { viewer: 'vendor', answers: { 'GET /auth/reset': { valid: true } } });
    await screen.findByLabelText('New password');
  });

  it.each([
    ['there is no connection', offline, unforeseen],
    ['a proxy cannot reach the server', badGateway, unforeseen],
    ['too many links were tried, and says for how long', refuse('RATE_LIMITED', tooMany), tooMany],
  ])('keeps the link when %s, and tries it again', async (_, answer, said) => {
    const { user, api } = openRoute(link, { answers: { 'POST /auth/confirm': answer } });
    await screen.findByText(said);
    api.set('POST /auth/confirm', opened['POST /auth/confirm']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('New password');
  });

  it('[ID-068] asks for both fields, alike', async () => {
    const { user } = openRoute(link, { answers: opened });
    await fill(user, '', '');
    await save(user);
    await screen.findByText('Please enter a new password');
    await screen.findByText('Please confirm your new password');
    await fill(user, 'Linen-and-0ak', 'Linen');
    await screen.findByText('Passwords do not match');
  });

  it('[ID-067] [ID-069] names every rule that is broken', async () => {
    const { user, api } = openRoute(link, { answers: opened });
    await fill(user, '!');
    await save(user);
    for (const message of [
      'Please fix the password requirements below',
      'Password must be at least 8 characters long',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ])
      await screen.findByText(message);
    expect(api.named('UpdatePassword')).toHaveLength(0);
  });

  it.each([
    ['Linen-and-0ak', 'Strong', '100'],
    ['linen-and-0ak', 'Good', '75'],
    ['linen0', 'Fair', '50'],
    ['linen', 'Weak', '25'],
    ['!', 'Weak', '25'],
  ])('[ID-070] measures %s as %s', async (password, word, percent) => {
    const { user } = openRoute(link, { answers: opened });
    await fill(user, password, '');
    await screen.findByText(`Password strength: ${word}`);
    const meter = screen.getByRole('progressbar', { name: 'Password strength' });
    expect(meter.getAttribute('aria-valuenow')).toBe(percent);
  });

  const saveRefusedBy = async (answer: unknown) => {
    const { user } = openRoute(link, { answers: { ...opened, UpdatePassword: answer } });
    await fill(user, 'Linen-and-0ak');
    await save(user);
  };

  it.each(['UNAUTHENTICATED', 'IDENTITY.RESET_EXPIRED', 'IDENTITY.LINK_INVALID'])(
    '[ID-071] asks for another link when the session is over by then: %s',
    async (code) => {
      await saveRefusedBy(refuse(code, 'no'));
      await screen.findByText('Your reset link has expired. Please request a new password reset.');
    },
  );

  it('[ID-072] says why else it was not saved', async () => {
    await saveRefusedBy(refuse('RATE_LIMITED', 'Please try again in a moment.'));
    await screen.findByText('Please try again in a moment.');
  });

  it('[ID-072] has a general message where the server gives none', async () => {
    await saveRefusedBy(refuse('IDENTITY.OTHER', ''));
    await screen.findByText('Failed to update password. Please try again.');
  });

  it('[ID-072] says that something unforeseen went wrong', async () => {
    await saveRefusedBy(offline);
    await screen.findByText('An unexpected error occurred. Please try again.');
  });

  it('[ID-073] says that it is saved and goes to the login', async () => {
    const { user, api, path } = openRoute(link, {
      viewer: 'vendor',
      answers: { ...opened, UpdatePassword: { updated: { id: 'x' } } },
    });
    api.set('POST /auth/sign-out', () => {
      api.set('CurrentUser', { user: null });
      return { id: 'x' };
    });
    await fill(user, 'Linen-and-0ak');
    await save(user);
    await screen.findByRole('heading', { name: 'Password Updated!' });
    await waitFor(() => expect(path()).toBe('/login'));
    await screen.findByText('Password updated successfully! Please log in with your new password.');
  });
});
