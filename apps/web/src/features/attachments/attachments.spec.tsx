import { screen, waitFor, within } from '@testing-library/react';
import { attachment as file, openAttachments as open } from '../../testing/attachments.js';
import { refuse } from '../../testing/fake-api.js';
import { isPressable } from '../../testing/pressable.js';

describe('the attachments panel', () => {
  it.each([
    ['No application found', 'You need to apply to this event to access attachments'],
    ['Application not accepted', 'Your application needs to be accepted to access attachments'],
    ['Payment not completed', 'Payment required to access event attachments'],
    ['Something else', 'Access restricted'],
  ])('[AT-008] [AT-009] [AT-010] [AT-011] tells a vendor what is missing: %s', async (reason, text) => {
    open('vendor', [file('map')], { canAccess: false, reason });
    await screen.findByText(text);
    screen.getByText('Access Required');
    await screen.findByText('Restricted');
    expect(screen.queryByRole('button', { name: 'Download map.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete map.pdf' })).toBeNull();
  });

  it('[AT-008] [AT-012] says what is missing also where there are no files yet', async () => {
    open('vendor', [], { canAccess: false, reason: 'Application not accepted' });
    await screen.findByText('No attachments yet');
    await screen.findByText('Access Required');
    screen.getByText('Your application needs to be accepted to access attachments');
  });

  it('[AT-004] [AT-008] [AT-009] [AT-013] a paid vendor opens files in a new tab, and a failed download says so', async () => {
    const tab = { location: { href: '' }, close: jest.fn(), opener: window };
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, api } = open(
      'vendor',
      [file('map')],
      { canAccess: true, reason: 'approved_vendor' },
      { DownloadLink: { download: { signedUrl: '/files/signed' } } },
    );
    await screen.findByText('Access Granted');
    screen.getByText('You have access to event attachments');
    const button = await screen.findByRole('button', { name: 'Download map.pdf' });
    const download = async () => {
      await waitFor(() => expect(isPressable(button)).toBe(true));
      await user.click(button);
    };
    await download();
    await waitFor(() => expect(tab.location.href).toBe('/files/signed'));
    expect(tab.opener).toBeNull();
    api.set('DownloadLink', refuse('INTERNAL', 'x'));
    await download();
    await screen.findByText('Failed to get download URL');
    expect(tab.close).toHaveBeenCalledTimes(1);
    api.set('DownloadLink', refuse('PERMISSION_DENIED', 'Payment not completed'));
    await download();
    const reason = await screen.findByText('Payment not completed');
    expect(reason.previousSibling?.textContent).toBe('Failed to get download URL');
    openTab.mockRestore();
  });

  it('[AT-011] calls no file restricted before it knows', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { api } = open('vendor', [file('map')], undefined, {
      AttachmentAccess: () => new Promise((resolve) => (answer = resolve)),
    });
    await screen.findByText('map.pdf');
    await waitFor(() => expect(api.named('AttachmentAccess')).toHaveLength(1));
    expect(screen.queryByText('Restricted')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download map.pdf' })).toBeNull();
    answer({ access: { canAccess: true, reason: 'approved_vendor' } });
    await screen.findByRole('button', { name: 'Download map.pdf' });
    expect(screen.queryByText('Restricted')).toBeNull();
  });

  it('[AT-010] says so when the check itself fails', async () => {
    open('vendor', [], undefined, { AttachmentAccess: refuse('INTERNAL', 'x') });
    const reason = await screen.findByText('Error checking access');
    expect(reason.previousSibling?.textContent).toBe('Access Required');
  });

  it('[AT-012] [AT-026] the panel shows that it is loading, then counts the files or says that there are none', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { api, view } = open('organizer', [], undefined, {
      Attachments: () => new Promise((resolve) => (answer = resolve)),
    });
    const panel = (await screen.findByRole('button', { name: 'Upload files' })).closest('section') as HTMLElement;
    await within(panel).findByText('Loading...');
    await waitFor(() => expect(api.named('Attachments')).toHaveLength(1));
    expect(screen.queryByText('No attachments yet')).toBeNull();
    answer({ attachments: [] });
    await within(panel).findByText('No attachments yet');
    expect(within(panel).queryByText('Loading...')).toBeNull();
    within(panel).getByText('0/10');
    view.unmount();
    open('organizer', [file('map'), file('rules')]);
    await screen.findByText('2/10');
    const row = screen.getByText('map.pdf').closest('li')?.textContent;
    expect(row).toMatch(/1\.5 KB · Nov 5, 2026, \d{1,2}:00\s[AP]M/);
  });

  it('[AT-013] a failed list of attachments says so and can be loaded again', async () => {
    const { api, user } = open('organizer', [], undefined, { Attachments: refuse('INTERNAL', 'x') });
    await screen.findByText('Failed to load attachments');
    api.set('Attachments', { attachments: [file('map')] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1/10');
  });

  it('[AT-014] asks before it deletes, and says when that failed', async () => {
    const { api, user } = open('organizer', [file('map')], undefined, { DeleteAttachment: refuse('INTERNAL', 'x') });
    await user.click(await screen.findByRole('button', { name: 'Delete map.pdf' }));
    await screen.findByText('Are you sure you want to delete this attachment?');
    expect(api.named('DeleteAttachment')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete file' }));
    await screen.findByText('Failed to delete attachment');
    api.set('DeleteAttachment', { done: { id: 'map' } });
    api.set('Attachments', { attachments: [] });
    await user.click(screen.getByRole('button', { name: 'Delete map.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete file' }));
    await screen.findByText('No attachments yet');
    expect(api.lastVariables('DeleteAttachment')).toEqual({ id: 'map' });
  });

  it('[AT-025] takes no more than ten files', async () => {
    open(
      'organizer',
      Array.from({ length: 10 }, (_one, index) => file(`file-${index}`)),
    );
    await screen.findByText(
      "Upload Limit Reached: You've reached the maximum of 10 attachments per event. Delete some files to upload new ones.",
    );
    expect(screen.getByRole('button', { name: 'Upload files' })).toHaveProperty('disabled', true);
  });
});
