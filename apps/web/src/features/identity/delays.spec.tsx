import { screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { heldAnswer, pass } from '../../testing/timers.js';

describe('a page that moves on by itself', () => {
  afterEach(() => jest.useRealTimers());

  const movesOn = async (path: () => string, { after, from, to }: { after: number; from: string; to: string }) => {
    await pass(after - 1);
    expect(path()).toBe(from);
    await pass(1);
    expect(path()).toBe(to);
  };

  it.each([
    ['ID-050', 'signup', 'Your email has been confirmed! Welcome to Stallbook.', '/dashboard', 3_000],
    ['ID-052', 'recovery', 'Email confirmed. You can now reset your password.', '/reset-password', 2_000],
    ['ID-053', 'email_change', 'Your new email address has been confirmed.', '/profile', 3_000],
  ])('[%s] a confirmation of type %s shows “%s” and moves to %s after %i ms', async (_id, type, text, to, after) => {
    const { answer, release } = heldAnswer({ type, session: {}, needsPassword: false, chosenPlan: null });
    const { api, path } = openRoute(`/auth/confirm#token_hash=h&type=${type}`, {
      viewer: 'vendor',
      answers: { 'POST /auth/confirm': answer, 'GET /auth/reset': { valid: true } },
    });
    await waitFor(() => expect(api.named('POST /auth/confirm')).toHaveLength(1));
    await release();
    screen.getByText(text);
    await movesOn(path, { after, from: '/auth/confirm', to });
  });

  it('[ID-073] a saved password leads to the login after 3 seconds', async () => {
    const { answer, release } = heldAnswer({ updated: { id: 'x' } });
    const opened = { 'POST /auth/confirm': { type: 'recovery', session: null }, UpdatePassword: answer };
    const { api, path, user } = openRoute('/reset-password#token_hash=h&type=recovery', {
      viewer: 'vendor',
      answers: opened,
    });
    api.set('POST /auth/sign-out', () => {
      api.set('CurrentUser', { user: null });
      return { id: 'x' };
    });
    await enter(user, await screen.findByLabelText('New password'), 'Linen-and-0ak');
    await enter(user, screen.getByLabelText('Confirm new password'), 'Linen-and-0ak');
    await user.click(screen.getByRole('button', { name: 'Update password' }));
    await waitFor(() => expect(api.named('UpdatePassword')).toHaveLength(1));
    await release();
    screen.getByRole('heading', { name: 'Password Updated!' });
    await movesOn(path, { after: 3_000, from: '/reset-password', to: '/login' });
  });
});
