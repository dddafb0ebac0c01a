import { act, screen, waitFor, within } from '@testing-library/react';
import { draftsDropped } from '../../lib/drafts/drafts.slice.js';
import { pushLive, streamOpened } from '../../testing/environment.js';
import { offline } from '../../testing/fake-api.js';
import {
  message,
  messageAnswers as answers,
  messageField as field,
  messageLog as log,
  messagePage,
  messageThread as thread,
} from '../../testing/messages.js';
import { openRoute } from '../../testing/render-route.js';

const open = (path: string, more: object = {}) =>
  openRoute(path, { viewer: 'vendor', answers: { ...answers, ...more } });

describe('messages', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('[ID-098] keep one that was not sent beyond a reload and the end of the session', async () => {
    const { user, api, view, path } = open('/messages/t1', { SendMessage: offline });
    await user.type(await field(), 'Hello{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    api.set('CurrentUser', { user: null });
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(path()).toBe('/login'));
    view.unmount();
    const later = openRoute('/messages/t1', { viewer: 'vendor', answers, stored: { ...localStorage } });
    await within(await log()).findByText('Hello');
    later.api.set('SendMessage', ({ input }: { input: { messageId: string } }) => ({
      message: { ...message(3, 'Hello', 'vendor'), id: input.messageId },
    }));
    await later.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    const [first] = api.named('SendMessage');
    expect(later.api.named('SendMessage').map(({ variables }) => variables)).toEqual([first?.variables]);
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Hello'));
  });

  it('that failed after their text was dropped are not stored again', async () => {
    let fail: (answer: unknown) => void = () => undefined;
    const { api, user, store } = open('/messages/t1', {
      SendMessage: () => new Promise((resolve) => (fail = resolve)),
    });
    await user.type(await field(), 'Private{Enter}');
    await screen.findByText('Sending…');
    await waitFor(() => expect(api.named('SendMessage')).toHaveLength(1));
    act(() => void store.dispatch(draftsDropped('vendor')));
    api.set('SendMessage', offline);
    await act(async () => fail(offline));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(JSON.stringify(store.getState().drafts.kept)).not.toContain('Private');
  });

  const kept = (messageId: string, savedAt: number, createdAt = '') => {
    const values = {
      messageId,
      content: 'Kept',
      imageIds: [],
      fileIds: [],
      createdAt,
      problem: null,
      failed: false,
    };
    return { [`stallbook.session-draft.vendor.unsent-t1-${messageId}`]: JSON.stringify({ savedAt, values }) };
  };
  const openWith = (stored: Record<string, string>) => openRoute('/messages/t1', { viewer: 'vendor', answers, stored });

  it('that arrived without an answer are no longer kept', async () => {
    const { store } = openWith(kept('m1', Date.now() - 60_000));
    await within(await log()).findByText('Is there power?');
    await waitFor(() => expect(store.getState().drafts.kept).toEqual({}));
  });

  it('that arrived without an answer are no longer kept, even if newer ones fill the page', async () => {
    const { store, api } = openRoute('/messages/t1', {
      viewer: 'vendor',
      stored: kept('m2', Date.now() - 60_000, '2027-03-01T10:01:59.000Z'),
      answers: {
        ...answers,
        Messages: ({ input }: { input: { before?: number } }) =>
          input.before === 4
            ? messagePage(message(3, 'Third'))
            : input.before === 3
              ? messagePage(message(1, 'First'), message(2, 'Second', 'vendor'))
              : messagePage(message(4, 'Fourth')),
      },
    });
    await within(await log()).findByText('Second');
    await waitFor(() => expect(store.getState().drafts.kept).toEqual({}));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(api.named('Messages')).toHaveLength(3);
  });

  it('that did not arrive load older messages once if that fails', async () => {
    const { api } = openRoute('/messages/t1', {
      viewer: 'vendor',
      stored: kept('n1', Date.now() - 60_000, '2027-03-01T10:01:59.000Z'),
      answers: {
        ...answers,
        Messages: ({ input }: { input: { before?: number } }) =>
          input.before ? offline : messagePage(message(4, 'Fourth')),
      },
    });
    await waitFor(() => expect(api.named('Messages')).toHaveLength(2));
    // One for the message, one for the older messages.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    expect(api.named('Messages')).toHaveLength(2);
  });

  it('of an earlier release are shown with what is known of them', async () => {
    const values = { content: 'Kept' };
    openWith({ 'stallbook.session-draft.vendor.unsent-t1-n1': JSON.stringify({ savedAt: Date.now(), values }) });
    await within(await log()).findByText('Kept');
  });

  it('of another tab are on their way for a while before they count as not sent', async () => {
    openWith({ ...kept('n1', Date.now()), ...kept('n2', Date.now() - 60_000) });
    await within(await log()).findByText('Sending…');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('read on another device count notifications again', async () => {
    // Marking it as read would count them too.
    const self = { ...thread().self, unreadCount: 0, lastReadSeq: 2 };
    const { api, answered } = open('/messages/t1', { MessageThread: { thread: thread({ self }) } });
    await within(await log()).findByText('Yes, at every booth.');
    const counts = () => api.named('UnreadNotificationCount').length;
    const read = (userId: string) =>
      act(async () => pushLive('message-read', { threadId: 't1', userId, lastReadSeq: 2, lastReadAt: '' }));
    await streamOpened();
    await waitFor(() => expect(counts()).toBe(1));
    await read('olga');
    await answered();
    expect(counts()).toBe(1);
    await read('vendor');
    await waitFor(() => expect(counts()).toBe(2));
    expect(api.named('MarkThreadRead')).toEqual([]);
  });

  it('offer to lift a block before a conversation starts again', async () => {
    const contact = { threadId: null, blockingThreadId: 't1', name: 'River Markets', eventTitle: null };
    const { api, user } = open('/messages/new?event=e1', {
      MessageContact: { contact },
      BlockThread: { done: { id: 't1' } },
    });
    expect(await screen.findByText('You blocked this person. Unblock them to write again.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
    api.set('MessageContact', { contact: { ...contact, blockingThreadId: null } });
    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await field()).toBeTruthy();
    expect(api.named('BlockThread')[0]?.variables).toEqual({ input: { threadId: 't1', on: false } });
  });

  it('leave the focus on the button for older ones while they load', async () => {
    const { api, user } = open('/messages/t1', { Messages: messagePage(message(3, 'Third')) });
    await within(await log()).findByText('Third');
    let answer: (older: unknown) => void = () => undefined;
    api.set('Messages', () => new Promise((resolve) => (answer = resolve)));
    const button = () => screen.getByRole('button', { name: 'Show older messages' });
    await user.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    answer(messagePage(message(2, 'Second')));
    await within(await log()).findByText('Second');
    expect(document.activeElement).toBe(button());
  });

  it('keep older conversations next to the newest when one moves up', async () => {
    const all = ['d', 'c', 'b', 'a'].map((id) => thread({ id, others: [{ ...thread().others[0], name: id }] }));
    const { user } = open('/messages', {
      MessageThreads: ({ input }: { input: { cursor: string | null } }) => {
        const start = input.cursor ? all.findIndex(({ id }) => id === input.cursor) + 1 : 0;
        const items = all.slice(start, start + 2);
        return { threads: { items, nextCursor: start + 2 >= all.length ? null : items.at(-1)?.id } };
      },
    });
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    const shown = () =>
      within(list)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')?.at(-1));
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    await waitFor(() => expect(shown()).toEqual(['d', 'c', 'b', 'a']));
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/messages/b'));
    await streamOpened();
    all.unshift(...all.splice(3));
    pushLive('message', { message: { ...message(3, 'Hello'), threadId: 'a' } });
    await waitFor(() => expect(shown()).toEqual(['a', 'd', 'c', 'b']));
  });

  it('leave the focus on a conversation that was opened while older ones load', async () => {
    let answer: (older: unknown) => void = () => undefined;
    const other = thread({ id: 't2', others: [{ ...thread().others[0], name: 'Hill Markets' }] });
    const { user } = open('/messages/t1', {
      MessageThread: ({ id }: { id: string }) => ({ thread: id === 't2' ? other : thread() }),
      MessageThreads: ({ input }: { input: { cursor: string | null } }) =>
        input.cursor
          ? new Promise((resolve) => (answer = resolve))
          : { threads: { nextCursor: 'more', items: [thread(), other] } },
    });
    const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
    await user.click(await list.findByRole('button', { name: 'Show more conversations' }));
    await user.click(list.getByRole('link', { name: /Hill Markets/ }));
    const heading = await screen.findByRole('heading', { name: 'Hill Markets', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    answer({ threads: { nextCursor: null, items: [thread({ id: 'older' })] } });
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(3));
    expect(document.activeElement).toBe(heading);
  });
});
