import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const answers = {
  MySessions: { sessions: [] },
  MySecurityRecord: { record: [] },
  MyAccountExport: { export: null },
  'POST /auth/sign-out': { id: 'x' },
  AccountErasure: { erasure: { id: 'e1', completedAt: null } },
};
const openDialog = async (more: Record<string, unknown> = {}) => {
  const opened = openRoute('/profile', { viewer: 'vendor', answers: { ...answers, ...more } });
  await opened.user.click(await screen.findByRole('button', { name: 'Delete account…' }));
  return { ...opened, form: within(await screen.findByRole('form', { name: 'Delete account' })) };
};

describe('deleting the account', () => {
  it('says what goes, what stays and why before it asks', async () => {
    openRoute('/profile', { viewer: 'vendor', answers });
    await screen.findByRole('heading', { name: 'What we delete' });
    expect(screen.getByText(/Payments, .* The law requires us to keep them/)).toBeTruthy();
  });

  it.each([
    ['vendor', /^The files and photos you uploaded\. Organizers/, false],
    ['organizer', /^The files you uploaded\. Vendors/, true],
  ] as const)('says what of a %s goes and stays', async (viewer, files, hasEvents) => {
    openRoute('/profile', { viewer, answers });
    await screen.findByText(files);
    const events = screen.queryByText(/taken offline, .* none of them accepts applications/);
    expect(events !== null).toBe(hasEvents);
  });

  it.each([
    ['vendor', /^Booths you paid for are neither canceled nor refunded/, /^Events you published/],
    ['organizer', /^Events you published are taken offline/, /^Booths you paid for/],
  ] as const)('the last question names what a %s leaves open', async (viewer, own, others) => {
    const { user } = openRoute('/profile', { viewer, answers });
    await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(own);
    expect(dialog.queryByText(others)).toBeNull();
  });

  it('wants the password and the typed word', async () => {
    const { user, api, form } = await openDialog();
    await enter(user, form.getByLabelText('Type DELETE to confirm'), 'delete');
    await user.click(form.getByRole('button', { name: 'Permanently delete account' }));
    await form.findByText('Please enter your current password');
    await form.findByText('Please type DELETE in capital letters');
    expect(api.named('EraseAccount')).toEqual([]);
  });

  it('says at its field that the password is wrong, and deletes nothing', async () => {
    const message = 'That is not your current password';
    const wrong = refuse('BAD_INPUT', message, [{ path: 'currentPassword', message }]);
    const { user, form } = await openDialog({ EraseAccount: wrong });
    await enter(user, form.getByLabelText('Current password'), 'guess');
    await enter(user, form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(form.getByRole('button', { name: 'Permanently delete account' }));
    await form.findByText(message);
    expect(form.getByLabelText('Type DELETE to confirm')).toHaveProperty('value', 'DELETE');
  });

  it('signs out and ends on a page that says how far it is', async () => {
    let signedOut = (_: unknown): void => undefined;
    const { user, api, form } = await openDialog({
      EraseAccount: { erasure: { id: 'e1' } },
      'POST /auth/sign-out': () => new Promise((resolve) => (signedOut = resolve)),
    });
    await enter(user, form.getByLabelText('Current password'), 'secret');
    await enter(user, form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    const erase = form.getByRole('button', { name: 'Permanently delete account' });
    await user.click(erase);
    await waitFor(() => expect(api.named('POST /auth/sign-out')).toHaveLength(1));
    await user.click(erase);
    signedOut({ id: 'x' });
    await screen.findByText('Your account is being deleted');
    expect(api.named('EraseAccount').map(({ variables }) => variables)).toEqual([
      { input: { currentPassword: 'secret' } },
    ]);
    expect(api.named('POST /auth/sign-out')).toHaveLength(1);
    api.set('AccountErasure', { erasure: { id: 'e1', completedAt: '2027-05-01T10:00:00.000Z' } });
    await screen.findByText('Your account is deleted');
  });

  it('shows nothing at an unknown address', async () => {
    const unknown = refuse('NOT_FOUND', 'We couldn’t find an account deletion at this address.');
    openRoute('/account-deletion?id=e2', { answers: { AccountErasure: unknown } });
    await screen.findByText('We couldn’t find an account deletion at this address.');
  });
});
