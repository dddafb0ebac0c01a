import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pushLive, streamOpened } from '../../testing/environment.js';
import { refuse } from '../../testing/fake-api.js';
import { FakeUploads, refusedUpload } from '../../testing/fake-upload.js';
import { chooseFiles } from '../../testing/messages.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';

const shown = (id: string) => ({ id, imageUrl: `/files/large-${id}`, thumbnailUrl: `/files/small-${id}` });
const message = (seq: number, content: string, images: object[] = [], files: object[] = []) => ({
  id: `m${seq}`,
  threadId: 't1',
  seq,
  senderId: 'olga',
  content,
  images,
  files,
  createdAt: new Date().toISOString(),
});
const thread = {
  id: 't1',
  threadType: 'event',
  eventId: 'e1',
  eventTitle: 'River Market',
  applicationId: null,
  isArchived: false,
  isBlocked: false,
  isClosed: false,
  mayWrite: true,
  lastMessageAt: '2027-03-01T10:02:00.000Z',
  lastMessage: message(1, '', [{ id: 'a' }, { id: 'b' }]),
  self: { userId: 'vendor', unreadCount: 0, isMuted: false, lastReadSeq: 9 },
  others: [{ userId: 'olga', name: 'River Markets', role: 'organizer', isActive: true, lastReadSeq: 1 }],
};
const page = (...items: object[]) => ({ page: { before: null, items } });
const open = async (messages: object) => {
  const opened = openRoute('/messages/t1', {
    viewer: 'vendor',
    answers: {
      MessageThreads: { threads: { nextCursor: null, items: [thread] } },
      MessageThread: { thread },
      Messages: messages,
    },
  });
  await screen.findByRole('button', { name: 'Add photos or PDFs' });
  return opened;
};
const image = (name: string, type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type });

describe('images and files in messages', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = new FakeUploads(({ file }) => ({ body: { id: `id-of-${file?.name}` } }));
  });
  afterEach(() => uploads.restore());

  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

  it('are refused by type and size under their name, and sent without a text when they are uploaded', async () => {
    const { api, user } = await open(page());
    chooseFiles(
      image('a.docx', 'application/msword'),
      image('b.png', 'image/png', 10_485_761),
      image('c.webp', 'image/webp'),
      image('d.pdf', 'application/pdf', 10_485_761),
    );
    await screen.findByText('a.docx: Invalid file type. Please upload JPG, PNG, or WebP images, or PDFs.');
    screen.getByText('b.png: File too large. Maximum size is 10MB.');
    screen.getByText('d.pdf: File too large. Maximum size is 10MB.');
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await screen.findByRole('img', { name: 'Photo 1' });
    expect(uploads.sent).toMatchObject([{ path: '/uploads/message-images', fields: { threadId: 't1' } }]);
    let answer: (sent: unknown) => void = () => undefined;
    api.set('SendMessage', () => new Promise((resolve) => (answer = resolve)));
    await user.click(send());
    await waitFor(() => expect(api.named('SendMessage')).toHaveLength(1));
    const { messageId, ...sent } = api.named('SendMessage')[0]?.variables['input'] as { messageId: string };
    expect(sent).toEqual({ threadId: 't1', content: '', imageIds: ['id-of-c.webp'], fileIds: [] });
    await screen.findByText('1 photo');
    act(() => answer({ message: { ...message(1, '', [shown('c')]), id: messageId, senderId: 'vendor' } }));
    await screen.findByRole('img', { name: 'Your photo' });
    expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
  });

  it('can be PDFs: uploaded, sent with the text, and downloaded through a link that is created on request', async () => {
    const { api, user } = await open(page());
    chooseFiles(image('Site plan.pdf', 'application/pdf', 2_048));
    await screen.findByRole('button', { name: 'Remove Site plan.pdf' });
    expect(uploads.sent).toMatchObject([{ path: '/uploads/message-files', fields: { threadId: 't1' } }]);
    const plan = { id: 'id-of-Site plan.pdf', filename: 'Site plan.pdf', fileSize: 2_048 };
    const sent = { ...message(1, '', [], [plan]), senderId: 'vendor' };
    api.set('SendMessage', { message: sent });
    api.set('Messages', page(sent));
    await user.click(send());
    await waitFor(() =>
      expect(api.named('SendMessage')[0]?.variables['input']).toMatchObject({ imageIds: [], fileIds: [plan.id] }),
    );
    const download = await screen.findByRole('button', { name: 'Download Site plan.pdf' });
    expect(download.textContent).toContain('2.0 KB');

    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(`${this.getAttribute('href')} as ${this.download}`);
    });
    api.set('MessageFileLink', { download: { signedUrl: '/files/token' } });
    await user.click(download);
    await waitFor(() => expect(opened).toEqual(['/files/token as Site plan.pdf']));
    click.mockRestore();
    await waitFor(() => expect(isPressable(download)).toBe(true));
    api.set('MessageFileLink', refuse('NOT_FOUND', 'File not found'));
    await user.click(download);
    await screen.findByText('Site plan.pdf could not be downloaded. Please try again.');
  });

  it('can be in the first message of a conversation', async () => {
    const { api, user } = openRoute('/messages/new?event=e1', {
      viewer: 'vendor',
      answers: {
        MessageThreads: { threads: { nextCursor: null, items: [] } },
        MessageContact: {
          contact: { threadId: null, blockingThreadId: null, name: 'River Markets', eventTitle: 'River Market' },
        },
        StartMessageThread: { thread },
        MessageThread: { thread },
        Messages: page(),
      },
    });
    await screen.findByRole('button', { name: 'Add photos or PDFs' });
    chooseFiles(image('stall.jpg'), image('permit.pdf', 'application/pdf'));
    await screen.findByRole('button', { name: 'Remove permit.pdf' });
    const fields = { threadType: 'event', subjectId: 'e1' };
    await waitFor(() => expect(isPressable(send())).toBe(true));
    expect(uploads.sent).toMatchObject([
      { path: '/uploads/message-images', fields },
      { path: '/uploads/message-files', fields },
    ]);
    await user.click(send());
    await waitFor(() =>
      expect(api.named('StartMessageThread')[0]?.variables['input']).toMatchObject({
        ...fields,
        content: '',
        imageIds: ['id-of-stall.jpg'],
        fileIds: ['id-of-permit.pdf'],
      }),
    );
  });

  it('stay with the conversation that they were chosen for when another begins', async () => {
    const contact = { threadId: null, blockingThreadId: null, name: 'River Markets', eventTitle: 'River Market' };
    const { router } = openRoute('/messages/new?event=e1', {
      viewer: 'vendor',
      answers: { MessageThreads: { threads: { nextCursor: null, items: [] } }, MessageContact: { contact } },
    });
    await screen.findByRole('button', { name: 'Add photos or PDFs' });
    chooseFiles(image('permit.pdf', 'application/pdf'));
    await screen.findByRole('button', { name: 'Remove permit.pdf' });
    await act(() => router.navigate('/messages/new?event=e2'));
    await screen.findByRole('button', { name: 'Add photos or PDFs' });
    expect(screen.queryByRole('button', { name: 'Remove permit.pdf' })).toBeNull();
  });

  it('stay with their reason when an upload failed, to be sent again unless the file itself is refused', async () => {
    const answers = [
      refusedUpload('INTERNAL', 'x', 500),
      refusedUpload('UNSUPPORTED_TYPE', 'Wrong.'),
      { body: { id: 'a' } },
    ];
    uploads.answer = () => answers.shift() ?? {};
    const { user } = await open(page());
    chooseFiles(image('a.jpg'), image('b.jpg'));
    await screen.findByText('a.jpg: The file could not be uploaded');
    await screen.findByText('b.jpg: Wrong.');
    expect(screen.queryByRole('button', { name: 'Retry b.jpg' })).toBeNull();
    expect(send().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Retry a.jpg' }));
    await screen.findByRole('img', { name: 'Photo 1' });
    await user.click(screen.getByRole('button', { name: 'Dismiss b.jpg' }));
    expect(send().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(send().disabled).toBe(true);
  });

  it('are pasted, unless they are a picture of the text that a program copied', async () => {
    await open(page());
    const paste = (name: string, texts: Record<string, string>) =>
      fireEvent.paste(screen.getByRole('textbox', { name: 'Your message' }), {
        clipboardData: { files: [image(name, 'image/png')], getData: (type: string) => texts[type] ?? '' },
      });
    expect(paste('cells.png', { 'text/plain': 'Honey 12', 'text/html': '<td>Honey</td><td>12</td>' })).toBe(true);
    expect(paste('screenshot.png', {})).toBe(false);
    expect(paste('file.png', { 'text/plain': 'file.png' })).toBe(false);
    expect(paste('web.png', { 'text/html': '<img src="/web.png">' })).toBe(false);
    await waitFor(() => expect(uploads.sent).toHaveLength(3));
    await screen.findByRole('img', { name: 'Photo 3' });
    expect(screen.queryByRole('img', { name: 'Photo 4' })).toBeNull();
  });

  it('are five at most', async () => {
    await open(page());
    chooseFiles(...['1', '2', '3', '4', '5', '6'].map((name) => image(`${name}.jpg`)));
    await screen.findByText('A message can have up to 5 photos and files.');
    expect(uploads.sent).toEqual([]);
  });

  it('are thumbnails that open enlarged by keyboard, also when they arrive live and a moment late', async () => {
    const { api, user } = await open(page(message(1, 'Look', [shown('a'), shown('b')])));
    const log = await screen.findByRole('log', { name: 'Messages' });
    (await within(log).findByRole('button', { name: 'Photo 1 of 2 from River Markets' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 2 from River Markets' });
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/files/large-a');
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/files/large-b');
    await user.keyboard('{Escape}');
    screen.getByText('2 photos');

    await streamOpened();
    const late = message(2, '', [{ id: 'c', imageUrl: null, thumbnailUrl: null }]);
    api.set('Messages', page(late));
    pushLive('message', { message: message(2, '', [{ id: 'c' }]) });
    await screen.findByText('Processing');
    api.set('Messages', page({ ...late, images: [shown('c')] }));
    await screen.findByRole('img', { name: 'Photo from River Markets' });
  });
});
