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

  it.each([
    ['[ID-048]', refuse('IDENTITY.LINK_EXPIRED', 'gone'), 'This confirmation link has expired or is invalid.'],
    ['[ID-049]', refuse('IDENTITY.OTHER', 'The account is closed.'), 'The account is closed.'],
    ['[ID-049]', offline, 'An unexpected error occurred. Please try again.'],
  ])('%s says what is wrong with it', async (_title, answer, text) => {
    openRoute('/auth/confirm?token_hash=h&type=signup', { answers: { 'POST /auth/confirm': answer } });
    await screen.findByText(text);
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
