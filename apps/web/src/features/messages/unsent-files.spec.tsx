import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { pushLive, streamOpened } from '../../testing/environment.js';
import { FakeUploads } from '../../testing/fake-upload.js';
import { chooseFiles, message, messageAnswers as answers, messageThread as thread } from '../../testing/messages.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';

const image = (name: string, type = 'image/jpeg') => new File([new Uint8Array(10)], name, { type });
const send = () => screen.getByRole('button', { name: 'Send' });
const contact = { threadId: null, blockingThreadId: null, name: 'River Markets', eventTitle: 'River Market' };
const open = async (path = '/messages/t1', stored: Record<string, string> = {}) => {
  const opened = openRoute(path, { viewer: 'vendor', stored, answers: { ...answers, MessageContact: { contact } } });
  await screen.findByRole('button', { name: 'Add photos or PDFs' });
  return opened;
};

describe('images and files of a message that is not sent', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = new FakeUploads(({ file }) => ({ body: { id: `id-of-${file?.name}` } }));
  });
  afterEach(() => uploads.restore());

  let arrive: () => Promise<void>;
  /** A photo that is uploaded, and a plan on its way. */
  const openWithFiles = async (path?: string) => {
    const opened = await open(path);
    opened.api.set('MessageThread', ({ id }: { id: string }) => ({ thread: thread({ id }) }));
    chooseFiles(image('a.jpg'));
    await screen.findByRole('button', { name: 'Remove photo 1' });
    uploads.answer = () =>
      new Promise((resolve) => (arrive = () => act(async () => resolve({ body: { id: 'id-of-plan' } }))));
    chooseFiles(image('plan.pdf', 'application/pdf'));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    return opened;
  };

  it('stay with it while another conversation is open, also those that arrive then', async () => {
    const { api, user, router } = await openWithFiles();
    await act(() => router.navigate('/messages/t2'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull());
    await screen.findByRole('button', { name: 'Add photos or PDFs' });
    await arrive();
    expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
    await act(() => router.navigate('/messages/t1'));
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    api.set('SendMessage', { message: { ...message(1, ''), senderId: 'vendor' } });
    await user.click(send());
    const attached = { threadId: 't1', imageIds: ['id-of-a.jpg'], fileIds: ['id-of-plan'] };
    await waitFor(() => expect(api.named('SendMessage')[0]?.variables['input']).toMatchObject(attached));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Photos and files of this message' })).toBeNull());
  });

  it('are kept no longer than the first of them, which is deleted after a week', async () => {
    const key = 'stallbook.session-draft.vendor.files-t1';
    const savedAt = Date.now() - 6 * 24 * 60 * 60_000;
    const first = { id: 'id-of-a.jpg', name: 'a.jpg', size: 10, isPdf: false };
    await open('/messages/t1', { [key]: JSON.stringify({ savedAt, values: { files: [first] } }) });
    await screen.findByRole('button', { name: 'Remove photo 1' });
    chooseFiles(image('b.jpg'));
    await screen.findByRole('button', { name: 'Remove photo 2' });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ savedAt, values: { files: [{}, {}] } });
  });

  const dayMs = 24 * 60 * 60_000;
  const failed = (content: string) => {
    const values = {
      content,
      imageIds: ['a', 'b'],
      fileIds: ['c'],
      createdAt: new Date(Date.now() - 6 * dayMs).toISOString(),
      attachedAt: Date.now() - 8 * dayMs,
      failed: true,
    };
    return { 'stallbook.session-draft.vendor.unsent-t1-n1': JSON.stringify({ savedAt: Date.now(), values }) };
  };

  it('are left out of a message that could not be sent for a week, which says so', async () => {
    const { api, user } = await open('/messages/t1', failed('Hello'));
    await screen.findByText('Deleted after a week unsent: 2 photos, 1 file');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    api.set('SendMessage', { message: { ...message(9, 'Hello'), id: 'n1', senderId: 'vendor' } });
    await user.click(screen.getByRole('button', { name: 'Send without attachments' }));
    const input = { messageId: 'n1', content: 'Hello', imageIds: [], fileIds: [] };
    await waitFor(() => expect(api.named('SendMessage')[0]?.variables['input']).toMatchObject(input));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  });

  it('leave nothing to send if a message had only them', async () => {
    await open('/messages/t1', failed(''));
    await screen.findByText('Deleted after a week unsent: 2 photos, 1 file');
    screen.getByRole('button', { name: 'Discard' });
    expect(screen.queryByRole('button', { name: 'Send without attachments' })).toBeNull();
  });

  it('hold it back and count toward the limit until they arrived, also from an earlier visit', async () => {
    const { router } = await openWithFiles();
    await act(() => router.navigate('/messages/t2'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull());
    await act(() => router.navigate('/messages/t1'));
    await screen.findByRole('button', { name: 'Remove photo 1' });
    expect(isPressable(send())).toBe(false);
    chooseFiles(...['1', '2', '3', '4'].map((name) => image(`${name}.jpg`)));
    await screen.findByText('A message can have up to 5 photos and files.');
    expect(uploads.sent).toHaveLength(2);
    screen.getByText('1 file is still uploading');
    await arrive();
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    await waitFor(() => expect(screen.queryByText('1 file is still uploading')).toBeNull());
    expect(isPressable(send())).toBe(true);
  });

  it('come along, with its text, to the conversation that the other side began meanwhile', async () => {
    const { api, user, path } = await openWithFiles('/messages/new?event=e1');
    await enter(user, screen.getByRole('textbox', { name: 'Your message' }), 'Hello');
    await streamOpened();
    api.set('MessageContact', { contact: { ...contact, threadId: 't1' } });
    const asked = api.named('MessageContact').length;
    pushLive('message', { message: message(3, 'Any questions?') });
    await waitFor(() => expect(api.named('MessageContact').length).toBeGreaterThan(asked));
    await arrive();
    await waitFor(() => expect(path()).toBe('/messages/t1'));
    for (const name of ['photo 1', 'plan.pdf']) await screen.findByRole('button', { name: `Remove ${name}` });
    await screen.findByDisplayValue('Hello');
    expect(JSON.stringify(localStorage)).not.toContain('new-event-e1');
  });

  it('have their names after a reload, which loses the pictures', async () => {
    const { view } = await openWithFiles();
    await arrive();
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    view.unmount();
    const entries = Object.entries(localStorage).map(([key, value]) => [key, String(value).replace('id-of-a', 'x')]);
    await open('/messages/t1', Object.fromEntries(entries) as Record<string, string>);
    for (const name of ['a.jpg', 'plan.pdf']) await screen.findByRole('button', { name: `Remove ${name}` });
  });

  it.each(['after their owner logged out', 'while their owner logs out'])(
    'are not kept on the device where they arrive %s',
    async (when) => {
      const { api, user, path } = await openWithFiles();
      let signOut: () => void = () => undefined;
      api.set('POST /auth/sign-out', () => new Promise((resolve) => (signOut = () => resolve({}))));
      await user.click(screen.getByRole('button', { name: 'Your account' }));
      await user.click(await screen.findByRole('button', { name: 'Log Out' }));
      await waitFor(() => expect(api.named('POST /auth/sign-out')).toHaveLength(1));
      if (when.startsWith('while')) await arrive();
      api.set('CurrentUser', { user: null });
      signOut();
      await waitFor(() => expect(path()).toBe('/'));
      await arrive();
      expect(JSON.stringify(localStorage)).not.toMatch(/a\.jpg|plan\.pdf/);
    },
  );
});
