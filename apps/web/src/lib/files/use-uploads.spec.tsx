import '../../testing/environment.js';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Providers } from '../../app/providers.js';
import { ToastRegion } from '../../components/ui/toast.js';
import { FakeUploads, NO_ANSWER, refusedUpload } from '../../testing/fake-upload.js';
import { createStore } from '../state/store.js';
import { useUploads } from './use-uploads.js';

describe('uploads', () => {
  const file = new File(['0123456789'], 'a.pdf');
  let arrive: (reply?: { status?: number; body?: unknown }) => void;
  let fake: FakeUploads;
  beforeEach(() => {
    fake = new FakeUploads(() => new Promise((resolve) => (arrive = (reply = {}) => resolve(reply))));
  });
  afterEach(() => fake.restore());
  const open = () => {
    const store = createStore();
    return renderHook(() => useUploads(), {
      wrapper: ({ children }) => <Providers store={store}>{children}</Providers>,
    });
  };

  it('are on their way, done, or failed with a message', async () => {
    const { result } = open();
    act(() => void result.current.send(0, file, '/uploads/imports'));
    expect(result.current.uploads).toEqual({ 0: { total: 10, sent: 0, state: 'sending' } });
    arrive();
    await waitFor(() => expect(result.current.uploads[0]?.state).toBe('done'));
    act(() => void result.current.send(1, file, '/uploads/imports'));
    arrive(refusedUpload('TOO_LARGE', 'Too large.'));
    await waitFor(() => expect(result.current.uploads[1]).toMatchObject({ state: 'failed', message: 'Too large.' }));
  });

  it('keep their ID until they are answered, so that one whose answer was lost is stored once', async () => {
    const { result } = open();
    const photo = new File(['0123456789'], 'b.pdf');
    const sendAs = async (reply: ReturnType<typeof refusedUpload>, description = 'A map') => {
      fake.answer = () => reply;
      await act(async () => void (await result.current.send(0, photo, '/uploads/imports', { description })));
    };
    await sendAs(NO_ANSWER);
    await sendAs(refusedUpload('UPLOAD_UNDER_WAY', 'Wait.', 409));
    await sendAs({});
    await sendAs({});
    await sendAs(NO_ANSWER);
    await sendAs({}, 'Another map');
    const [first, second, third, ...others] = fake.keys;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('count as perhaps arrived after the page of a proxy that reached no server', async () => {
    const { result } = open();
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.send(0, file, '/uploads/imports')));
    await act(async () => {
      arrive({ status: 502, body: null });
      await sent;
    });
    expect(await sent).toMatchObject({ error: { code: 'UNAVAILABLE', message: '' } });
  });

  it('that were cleared on their way do not come back', async () => {
    const { result } = open();
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.send(0, file, '/uploads/imports')));
    act(() => result.current.clear());
    await act(async () => {
      arrive();
      await sent;
    });
    expect(result.current.uploads).toEqual({});
  });

  it('that fail after their page was left say so', async () => {
    const { result, unmount } = open();
    render(<ToastRegion />);
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.send(0, file, '/uploads/imports')));
    unmount();
    await act(async () => {
      arrive(refusedUpload('TOO_LARGE', 'Too large.'));
      await sent;
    });
    await screen.findByText('a.pdf was not uploaded. Too large. Go back to choose a file again.');
  });
});
