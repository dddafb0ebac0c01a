import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { attachment as file, openAttachments as open } from '../../testing/attachments.js';
import { FakeUploads, refusedUpload } from '../../testing/fake-upload.js';

describe('choosing files', () => {
  const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
  const openDialog = async () => {
    const opened = open('organizer', []);
    await opened.user.click(await screen.findByRole('button', { name: 'Upload files' }));
    await screen.findByText('Upload Event Attachments');
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('no file input');
    return { ...opened, input, choose: (files: File[]) => fireEvent.change(input, { target: { files } }) };
  };
  const send = () => screen.findByRole('button', { name: 'Upload' });

  it('[AT-017] [AT-020] [AT-021] [AT-022] [AT-023] [AT-024] lists the chosen files, each with room for a description, and why others were not chosen', async () => {
    const { input, choose } = await openDialog();
    choose([pdf('a.pdf')]);
    await screen.findByLabelText('Description of a.pdf');
    fireEvent.drop(input.closest('label')!, {
      dataTransfer: { files: [pdf('a.pdf'), pdf('b.exe'), pdf('c.pdf', 10_485_761)] },
    });
    await screen.findByText('b.exe: File type not supported');
    screen.getByText('a.pdf: File already selected');
    screen.getByText('c.pdf: File size exceeds 10MB limit');
    choose(Array.from({ length: 10 }, (_one, index) => pdf(`${index}.pdf`)));
    await screen.findByText('Can only upload 10 files maximum');
    expect(screen.queryByText('b.exe: File type not supported')).toBeNull();
    expect(screen.getAllByLabelText(/^Description of/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', false);
  });

  it('is not lost without a question when the page is loaded again', async () => {
    const { choose } = await openDialog();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    choose([pdf('a.pdf')]);
    await screen.findByLabelText('Description of a.pdf');
    expect(asks()).toBe(true);
  });

  it('[AT-018] [AT-019] closes a second after a success and marks the first file; with none it stays open', async () => {
    let answer: (reply: { body?: unknown }) => void = () => undefined;
    const uploads = new FakeUploads(() => new Promise((resolve) => (answer = resolve)));
    const { user, api, choose } = await openDialog();
    choose([pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(await send());
    for (const turn of [1, 2]) {
      await screen.findByText(`Uploading ${turn} of 2`);
      await waitFor(() => expect(uploads.sent).toHaveLength(turn));
      answer(refusedUpload('UNAVAILABLE', 'Please try again.', 503));
    }
    await waitFor(() => expect(screen.getAllByText('Upload failed')).toHaveLength(2));
    expect(screen.getAllByText('Please try again.')).toHaveLength(2);
    api.set('Attachments', { attachments: [file('b'), file('c')] });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText('Uploading 1 of 2');
    await waitFor(() => expect(uploads.sent).toHaveLength(3));
    answer(refusedUpload('UNSUPPORTED_TYPE', 'File type not supported', 415));
    await screen.findByText('Uploading 2 of 2');
    await waitFor(() => expect(uploads.sent).toHaveLength(4));
    jest.useFakeTimers();
    answer({ body: { id: 'b' } });
    await act(async () => jest.advanceTimersByTime(0));
    screen.getByText('Uploaded successfully!');
    await act(async () => jest.advanceTimersByTime(999));
    screen.getByRole('dialog');
    await act(async () => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Not uploaded: a.pdf');
    expect((await screen.findByText('b.pdf')).closest('li')?.getAttribute('aria-current')).toBe('true');
    expect((await screen.findByText('c.pdf')).closest('li')?.getAttribute('aria-current')).toBeNull();
    uploads.restore();
  });

  it('marks the first file also if it is closed immediately, and stays open when it is opened again', async () => {
    const uploads = new FakeUploads(() => ({ body: { id: 'a' } }));
    const { api, choose } = await openDialog();
    api.set('Attachments', { attachments: [file('a')] });
    choose([pdf('a.pdf')]);
    const sending = await send();
    jest.useFakeTimers();
    fireEvent.click(sending);
    await act(async () => jest.advanceTimersByTime(0));
    screen.getByText('Uploaded successfully!');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Upload files' }));
    await act(async () => jest.advanceTimersByTime(2_000));
    screen.getByText('Upload Event Attachments');
    jest.useRealTimers();
    const row = (await screen.findByText('a.pdf')).closest('li');
    expect(row?.getAttribute('aria-current')).toBe('true');
    uploads.restore();
  });

  it('[AT-018] says no more than that an upload failed where the reason is unknown', async () => {
    const uploads = new FakeUploads(() => refusedUpload('INTERNAL', 'Something broke.', 500));
    const { user, choose } = await openDialog();
    choose([pdf('a.pdf')]);
    await user.click(await send());
    await screen.findByText('Upload failed');
    expect(screen.queryByText('Something broke.')).toBeNull();
    uploads.restore();
  });

  it('[AT-020] cannot send a file again that is refused', async () => {
    const uploads = new FakeUploads(() => refusedUpload('UNSUPPORTED_TYPE', 'File type not supported', 415));
    const { user, choose } = await openDialog();
    choose([pdf('a.pdf')]);
    const sending = await send();
    await user.click(sending);
    await screen.findByText('Upload failed');
    await screen.findByText('File type not supported');
    await waitFor(() => expect(sending).toHaveProperty('disabled', true));
    uploads.restore();
  });

  it('[AT-017] sends nothing more once it is canceled', async () => {
    const uploads = new FakeUploads(() => new Promise(() => undefined));
    const { user, choose } = await openDialog();
    choose([pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(await send());
    await screen.findByText('Uploading 1 of 2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(uploads.aborted).toBe(1));
    expect(uploads.sent.map(({ file }) => file?.name)).toEqual(['a.pdf']);
    expect(screen.queryByText(/^Not uploaded/)).toBeNull();
    uploads.restore();
  });

  it('names the files that were not sent when its page is left', async () => {
    const uploads = new FakeUploads(() => new Promise(() => undefined));
    const { user, choose, router } = await openDialog();
    choose([pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(await send());
    await screen.findByText('Uploading 1 of 2');
    await act(() => router.navigate('/about'));
    await screen.findByText('Not uploaded: a.pdf, b.pdf');
    uploads.restore();
  });

  it('[AT-017] takes no more files from the upload until it closes', async () => {
    let answer: (reply: { body?: unknown }) => void = () => undefined;
    const uploads = new FakeUploads(() => new Promise((resolve) => (answer = resolve)));
    const { user, input, choose } = await openDialog();
    const drop = () => fireEvent.drop(input.closest('label')!, { dataTransfer: { files: [pdf('b.pdf')] } });
    choose([pdf('a.pdf')]);
    const sending = await send();
    await user.click(sending);
    await screen.findByText('Uploading 1 of 1');
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    drop();
    answer({ body: { id: 'a' } });
    await screen.findByText('Uploaded successfully!');
    drop();
    expect(screen.queryByText('b.pdf')).toBeNull();
    expect(sending).toHaveProperty('disabled', true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(uploads.sent).toHaveLength(1);
    uploads.restore();
  });

  it('[AT-017] limits a description, and sends a refused file again with another one', async () => {
    const uploads = new FakeUploads(() => refusedUpload('BAD_INPUT', 'Check the description'));
    const { user, choose } = await openDialog();
    choose([pdf('a.pdf')]);
    const description = await screen.findByLabelText('Description of a.pdf');
    expect(description).toHaveProperty('maxLength', 500);
    await user.type(description, 'Map');
    await user.click(await send());
    await screen.findByText('Check the description');
    await waitFor(async () => expect(await send()).toHaveProperty('disabled', true));
    await enter(user, description, ' of the market');
    await user.click(await send());
    await waitFor(() =>
      expect(uploads.sent.map(({ fields }) => fields['description'])).toEqual(['Map', 'Map of the market']),
    );
    uploads.restore();
  });
});
