import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { offline, refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const PARTS = ['identity', 'events', 'applications', 'billing', 'attachments', 'content', 'notifications'];
const exported = (status: string, more: Record<string, unknown> = {}) => ({
  export: {
    id: 'e1',
    status,
    parts: PARTS.map((name, index) => ({ name, collected: index < 3 })),
    filename: 'stallbook-data-2027-05-01.json',
    fileSize: null,
    readyAt: null,
    expiresAt: null,
    error: null,
    ...more,
  },
});
const ready = exported('ready', {
  fileSize: 2048,
  readyAt: '2027-05-01T10:01:00.000Z',
  expiresAt: '2027-05-02T10:01:00.000Z',
});

const open = async (answers: Record<string, unknown>) => {
  const opened = openRoute('/profile', {
    viewer: 'vendor',
    answers: { MySessions: { sessions: [] }, MySecurityRecord: { record: [] }, ...answers },
  });
  const card = within(await screen.findByRole('region', { name: 'Download your data' }));
  return { ...opened, card };
};

async function confirmPassword(user: UserEvent, password = 'a pass phrase', action = 'Request my data') {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await user.type(dialog.getByLabelText('Current password'), password);
  await user.click(dialog.getByRole('button', { name: action }));
  return dialog;
}

describe('the download of one’s own data on /profile', () => {
  it('asks for it, shows how far it is, and then the file', async () => {
    const { user, api, card } = await open({
      MyAccountExport: { export: null },
      RequestAccountExport: { export: { id: 'e1' } },
    });
    const ask = await card.findByRole('button', { name: 'Request my data' });
    api.set('MyAccountExport', exported('collecting'));
    await user.click(ask);
    await confirmPassword(user);
    const bar = await card.findByRole('progressbar', { name: 'Collecting your data' });
    expect(bar.getAttribute('aria-valuenow')).toBe('3');
    card.getByText('3 of 7 parts collected.');
    expect(api.named('RequestAccountExport')[0]?.variables).toEqual({ input: { currentPassword: 'a pass phrase' } });
    api.set('MyAccountExport', ready);
    await card.findByRole('button', { name: 'Download' });
    card.getByText('stallbook-data-2027-05-01.json');
    card.getByText('2.0 KB');
    expect(card.queryByRole('progressbar')).toBeNull();
  });

  it('asks for the password, and downloads the file by its own link', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.getAttribute('href')} as ${this.download}`);
    });
    const { user, api, card } = await open({
      MyAccountExport: { export: { ...ready.export, filename: 'stallbook-data-2027-05-01.zip' } },
      AccountExportLink: { link: { signedUrl: '/files/signed' } },
    });
    card.getByText(/a JSON file, or a ZIP that also contains the files/);
    await user.click(await card.findByRole('button', { name: 'Download' }));
    await confirmPassword(user, 'a pass phrase', 'Download');
    await waitFor(() => expect(saved).toEqual(['/files/signed as stallbook-data-2027-05-01.zip']));
    expect(api.named('AccountExportLink')[0]?.variables).toEqual({
      input: { id: 'e1', currentPassword: 'a pass phrase' },
    });
    click.mockRestore();
  });

  it('says that the file is gone when it is, and asks again', async () => {
    const { user, api, card } = await open({
      MyAccountExport: ready,
      AccountExportLink: refuse(
        'ACCOUNT_EXPORT.EXPIRED',
        'This file has been deleted. Please ask for your data again.',
      ),
      RequestAccountExport: { export: { id: 'e2' } },
    });
    const download = await card.findByRole('button', { name: 'Download' });
    api.set('MyAccountExport', exported('expired'));
    await user.click(download);
    await confirmPassword(user, 'a pass phrase', 'Download');
    await screen.findByText('This file has been deleted. Please ask for your data again.');
    await card.findByText('The file was deleted after 24 hours.');
    api.set('MyAccountExport', exported('collecting'));
    await user.click(card.getByRole('button', { name: 'Request it again' }));
    await confirmPassword(user);
    await card.findByRole('progressbar');
  });

  it('says why it failed, with a way to try again', async () => {
    const { user, api, card } = await open({
      MyAccountExport: exported('failed', { error: 'The part of Stallbook that keeps your payments did not answer.' }),
      RequestAccountExport: refuse('RATE_LIMITED', 'Too many attempts. Please try again in 30 seconds.'),
    });
    await card.findByText('The part of Stallbook that keeps your payments did not answer.');
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await confirmPassword(user);
    await screen.findByText('Too many attempts. Please try again in 30 seconds.');
    expect(api.named('RequestAccountExport')).toHaveLength(1);
  });

  it('keeps the dialog open with the mistake when the password is wrong', async () => {
    const message = 'That is not your current password';
    const { user, card } = await open({
      MyAccountExport: { export: null },
      RequestAccountExport: refuse('BAD_INPUT', message, [{ path: 'currentPassword', message }]),
    });
    await user.click(await card.findByRole('button', { name: 'Request my data' }));
    const dialog = await confirmPassword(user, 'a guess');
    await dialog.findByText(message);
  });

  it('offers to load again what could not be read', async () => {
    const { user, api, card } = await open({ MyAccountExport: offline });
    await card.findByText('Your exports could not be loaded.');
    api.set('MyAccountExport', { export: null });
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await card.findByRole('button', { name: 'Request my data' });
  });
});
