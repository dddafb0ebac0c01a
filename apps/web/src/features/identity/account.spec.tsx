import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';

const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  signedInAt: '2027-05-01T10:00:00.000Z',
  lastSeenAt: '2027-05-02T10:00:00.000Z',
});
const answers = {
  MyAccountExport: { export: null },
  MySessions: { sessions: [session('s1', 'Chrome on Windows', true), session('s2', 'Safari on iPhone', false)] },
  MySecurityRecord: {
    record: [{ id: 'r1', kind: 'sign_in_failed', at: '2027-05-02T10:00:00.000Z', device: 'Firefox on Linux' }],
  },
  'POST /auth/sign-out': { id: 'x' },
};
const open = (more: Record<string, unknown> = {}) =>
  openRoute('/profile', { viewer: 'vendor', answers: { ...answers, ...more } });

describe('the account on /profile', () => {
  it('asks for the current password before it changes the address', async () => {
    const wrong = refuse('BAD_INPUT', 'That is not your current password', [
      { path: 'currentPassword', message: 'That is not your current password' },
    ]);
    const { user, api } = open({ RequestEmailChange: wrong });
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    await enter(user, await screen.findByLabelText('New email'), 'new@example.org');
    await enter(user, screen.getByLabelText('Current password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Send confirmation' }));
    await screen.findByText('That is not your current password');
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'new@example.org');
    api.set('RequestEmailChange', { requested: { id: 'x' } });
    await user.click(screen.getByRole('button', { name: 'Send confirmation' }));
    await screen.findByText(/we’ve sent a link to it/);
    expect(api.named('RequestEmailChange')[1]?.variables).toEqual({
      input: { email: 'new@example.org', currentPassword: 'secret' },
    });
  });

  it('warns about a common password before it is saved', async () => {
    const { user } = open({ 'POST /auth/check-password': { common: true, obvious: false } });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    await enter(user, form.getByLabelText('New password'), 'Password1');
    await form.findByText('This is a common password');
    expect(form.getByText('Password strength: Strong by the rules, but:')).toBeTruthy();
  });

  it('[ID-067] changes the password and applies the rules for new passwords', async () => {
    const { user, api } = open({ UpdatePassword: { updated: { id: 'x' } } });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    await enter(user, form.getByLabelText('Current password'), 'secret');
    await enter(user, form.getByLabelText('New password'), 'linen');
    await enter(user, form.getByLabelText('Confirm new password'), 'linen');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await form.findByText('Password must be at least 8 characters long');
    await enter(user, form.getByLabelText('New password'), '-and-0aK');
    await enter(user, form.getByLabelText('Confirm new password'), '-and-0aK');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Password changed. All other devices were logged out.');
    expect(api.named('UpdatePassword')[0]?.variables).toEqual({
      input: { currentPassword: 'secret', password: 'linen-and-0aK' },
    });
  });

  it('lists where the person is signed in, and signs another device out', async () => {
    const { user, api } = open({ EndSession: { ended: { id: 's2' } } });
    const here = (await screen.findByText('Chrome on Windows')).closest('tr') as HTMLElement;
    within(here).getByText('This device');
    api.set('MySessions', { sessions: answers.MySessions.sessions.slice(0, 1) });
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(api.named('EndSession')[0]?.variables).toEqual({ input: { id: 's2' } });
  });

  const signedOutBy = ({ api }: ReturnType<typeof open>, answer: unknown) =>
    api.set('POST /auth/sign-out', () => {
      api.set('CurrentUser', { user: null });
      return answer;
    });

  it.each([
    ['works', { id: 'x' }],
    ['fails', refuse('INTERNAL', 'x')],
  ])('[ID-082] the person who logs out this device is at the start page when the sign-out %s', async (_how, answer) => {
    const opened = open();
    signedOutBy(opened, answer);
    await opened.user.click(await screen.findByRole('button', { name: 'Log out Chrome on Windows' }));
    await waitFor(() => expect(opened.path()).toBe('/'));
  });

  it('[ID-082] signs out everywhere, here too, and ends at the start page', async () => {
    const opened = open({ EndAllSessions: { ended: { id: 'x' } } });
    const { user, api, path } = opened;
    signedOutBy(opened, { id: 'x' });
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(api.named('EndAllSessions')).toHaveLength(1);
  });

  it('shows what happened to the account', async () => {
    open();
    await screen.findByText('Login with a wrong password');
    await screen.findByText('Firefox on Linux');
  });

  it('says when the lists cannot be loaded', async () => {
    open({ MySessions: refuse('INTERNAL', 'x'), MySecurityRecord: refuse('INTERNAL', 'x') });
    await screen.findByText('Your sessions could not be loaded.');
    await screen.findByText('The activity could not be loaded.');
  });
});
