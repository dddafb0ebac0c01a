import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pushLive, streamOpened } from '../../testing/environment.js';
import { offline, refuse } from '../../testing/fake-api.js';
import {
  message,
  messageAnswers as answers,
  messageField as field,
  messageLog as log,
  messagePage as page,
  messageThread as thread,
} from '../../testing/messages.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers } from '../../testing/viewers.js';
import { contiguous } from './contiguous.js';

const open = (path: string, more: object = {}) =>
  openRoute(path, { viewer: 'vendor', answers: { ...answers, ...more } });

describe('messages', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('[NO-008] lists conversations with their unread counts, and narrows them by filters and search', async () => {
    const { api, user, path } = open('/messages');
    const row = await screen.findByRole('link', { name: /River Markets/ });
    expect(row.textContent).toContain('1 unread');
    expect(row.getAttribute('href')).toBe('/messages/t1');
    const asked = () => api.lastInput('MessageThreads');
    expect(asked()).toMatchObject({ isArchived: false });
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    await waitFor(() => expect(asked()).toMatchObject({ hasUnread: true }));
    await user.click(screen.getByRole('button', { name: 'Archived' }));
    await waitFor(() => expect(asked()).toMatchObject({ isArchived: true }));
    await user.click(screen.getByRole('button', { name: 'More filters', expanded: false }));
    await user.selectOptions(await screen.findByLabelText('About'), 'Applications');
    await waitFor(() => expect(asked()).toMatchObject({ threadType: 'application' }));
    api.set('MessageThreads', { threads: { nextCursor: null, items: [] } });
    await user.type(screen.getByLabelText('Search conversations'), 'hill');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'hill' }));
    expect(await screen.findByText('No conversations found')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/messages?search=hill&show=archived&about=application'));
    const searches = api
      .named('MessageThreads')
      .map(({ variables }) => variables['input'] as { search: string | null });
    expect(searches.filter(({ search }) => search)).toHaveLength(1);
  });

  it('[NO-008] keeps the filters of the list while conversations are opened', async () => {
    const { api, user, path } = open('/messages?show=unread&search=river&older=1');
    await user.click(await screen.findByRole('link', { name: /River Markets/ }));
    await field();
    expect(path()).toBe('/messages/t1?search=river&show=unread');
    const inputs = api.named('MessageThreads').map(({ variables }) => variables['input']);
    // Reading a conversation asks for the list again.
    expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBe(1);
    expect(inputs[0]).toEqual({ hasUnread: true, threadType: null, search: 'river', cursor: null });
  });

  it('shows an active filter also after its button is pressed', async () => {
    const { user } = open('/messages?about=application');
    await user.click(await screen.findByRole('button', { name: 'More filters', expanded: true }));
    expect(await screen.findByLabelText('About')).toHaveProperty('value', 'application');
  });

  it('an older conversation shows its day without the time, which would leave no room for the name', async () => {
    const old = thread({ lastMessageAt: '2025-03-01T12:02:00.000Z' });
    open('/messages', { MessageThreads: { threads: { nextCursor: null, items: [old] } } });
    const row = await screen.findByRole('link', { name: /River Markets/ });
    expect(within(row).getByText('Mar 1, 2025')).toBeTruthy();
  });

  it('links to pages of this site in a message, and to no others', async () => {
    const text = `Apply here: ${window.location.origin}/events/e9. Not at https://elsewhere.example/events/e9`;
    open('/messages/t1', { Messages: page(message(1, text)) });
    const links = await within(await log()).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/events/e9']);
    expect((await log()).textContent).toContain(text);
  });

  it('[NO-008] says how to start when there are no messages', async () => {
    open('/messages', { MessageThreads: { threads: { nextCursor: null, items: [] } } });
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find events' }).getAttribute('href')).toBe('/events');
  });

  it('leads an organizer from the list to a message for a group, and offers vendors none', async () => {
    const { view } = openRoute('/messages', { viewer: 'organizer', answers });
    const link = await screen.findByRole('link', { name: 'Write to a group' });
    expect(link.getAttribute('href')).toBe('/messages/broadcast');
    view.unmount();
    open('/messages');
    await screen.findByRole('link', { name: /River Markets/ });
    expect(screen.queryByRole('link', { name: 'Write to a group' })).toBeNull();
  });

  it('[NO-008] opens a conversation, marks it as read, and shows what the other person read', async () => {
    const { api } = open('/messages/t1');
    expect(await screen.findByRole('heading', { level: 1, name: 'River Markets' })).toBeTruthy();
    expect(await within(await log()).findByText('Yes, at every booth.')).toBeTruthy();
    expect(screen.getByText('Read')).toBeTruthy();
    // The day is said once, above them.
    expect(within(await log()).getAllByText(/^\d{1,2}:\d\d\s[AP]M$/)).toHaveLength(2);
    await waitFor(() =>
      expect(api.named('MarkThreadRead')[0]?.variables).toEqual({ input: { threadId: 't1', seq: 2 } }),
    );
    await waitFor(() => expect(document.title).toBe('River Markets · Stallbook'));
  });

  it('[NO-008] sends with Enter, breaks the line with Shift+Enter, and shows the message while it is sent', async () => {
    const { api, user } = open('/messages/t1');
    let answer: (sent: unknown) => void = () => undefined;
    api.set('SendMessage', () => new Promise((resolve) => (answer = resolve)));
    await user.type(await field(), 'Thanks{Shift>}{Enter}{/Shift}See you{Enter}');
    expect(within(await log()).getByText(/Thanks\s+See you/)).toBeTruthy();
    expect(screen.getByText('Sending…')).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
    await waitFor(() => expect(api.named('SendMessage')).toHaveLength(1));
    const sent = api.named('SendMessage')[0]?.variables['input'] as { content: string; messageId: string };
    expect(sent.content).toBe('Thanks\nSee you');
    act(() => answer({ message: { ...message(3, sent.content, 'vendor'), id: sent.messageId } }));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(within(await log()).getAllByText(/Thanks\s+See you/)).toHaveLength(1);
  });

  it('starts a new line with Enter on a touch screen, where the button sends', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === '(pointer: coarse)' });
    try {
      const { api, user } = open('/messages/t1');
      await user.type(await field(), 'Thanks{Enter}See you');
      expect(((await field()) as HTMLTextAreaElement).value).toBe('Thanks\nSee you');
      expect(api.named('SendMessage')).toHaveLength(0);
    } finally {
      window.matchMedia = wide;
    }
  });

  it('keeps a message that was not sent, and sends it again with the same ID', async () => {
    const { api, user } = open('/messages/t1', { SendMessage: offline });
    await user.type(await field(), 'Hello{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.set('SendMessage', ({ input }: { input: { messageId: string } }) => ({
      message: { ...message(3, 'Hello', 'vendor'), id: input.messageId },
    }));
    const before = api.named('SendMessage').length;
    await user.click(again);
    await waitFor(() => expect(api.named('SendMessage').length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    const ids = api
      .named('SendMessage')
      .map(({ variables }) => (variables['input'] as { messageId: string }).messageId);
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps a draft for each conversation', async () => {
    const { user, router } = open('/messages/t1');
    await user.type(await field(), 'Not yet');
    await act(() => router.navigate('/messages'));
    expect(await screen.findByText('Draft: Not yet')).toBeTruthy();
    await act(() => router.navigate('/messages/t1'));
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Not yet');
  });

  it('[ID-098] keeps a draft beyond the end of the session', async () => {
    const { user, api, path } = open('/messages/t1');
    await user.type(await field(), 'Not yet');
    const sessionIs = (person: object | null) => {
      api.set('CurrentUser', { user: person });
      return act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    };
    await sessionIs(null);
    await waitFor(() => expect(path()).toBe('/login'));
    await sessionIs(viewers.vendor);
    await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe('Not yet'));
  });

  it('shows live messages once, and who is typing until the message comes', async () => {
    open('/messages/t1');
    await within(await log()).findByText('Yes, at every booth.');
    await streamOpened();
    pushLive('typing', { threadId: 't1', userId: 'olga' });
    expect(await screen.findByText('River Markets is typing…')).toBeTruthy();
    pushLive('message', { message: message(3, 'مرحبا 👋') });
    pushLive('message', { message: message(3, 'مرحبا 👋') });
    const shown = await within(await log()).findByText('مرحبا 👋');
    expect(shown.getAttribute('dir')).toBe('auto');
    await waitFor(() => expect(screen.queryByText('River Markets is typing…')).toBeNull());
  });

  it('loads older messages', async () => {
    const { api, user } = open('/messages/t1', { Messages: page(message(3, 'Third'), message(4, 'Fourth')) });
    await within(await log()).findByText('Third');
    api.set('Messages', page(message(1, 'First'), message(2, 'Second')));
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    await within(await log()).findByText('First');
    expect(api.lastVariables('Messages')).toEqual({ input: { threadId: 't1', before: 3 } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull());
  });

  it('says that older messages could not be loaded, and asks for them again only on request', async () => {
    const { api, user } = open('/messages/t1', { Messages: page(message(3, 'Third'), message(4, 'Fourth')) });
    await within(await log()).findByText('Third');
    api.set('Messages', refuse('INTERNAL', 'x'));
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    await screen.findByText('Older messages could not be loaded.');
    const asked = api.named('Messages').length;
    fireEvent.scroll(await log());
    expect(api.named('Messages')).toHaveLength(asked);
    api.set('Messages', page(message(1, 'First'), message(2, 'Second')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await within(await log()).findByText('First');
    await waitFor(() => expect(screen.queryByText('Older messages could not be loaded.')).toBeNull());
  });

  it('[NO-008] mutes, archives, and blocks a conversation, and leaves it after a question', async () => {
    const done = { thread: { id: 't1' }, done: { id: 't1' } };
    const { api, user, path } = open('/messages/t1?show=unread', {
      ArchiveThread: done,
      MuteThread: done,
      BlockThread: done,
      LeaveThread: { done: { id: 't1' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }));
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Mute');
    await press('Archive');
    const on = { input: { threadId: 't1', on: true } };
    await waitFor(() => expect(api.named('MuteThread')[0]?.variables).toEqual(on));
    await waitFor(() => expect(api.named('ArchiveThread')[0]?.variables).toEqual(on));
    await press('Block');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(api.named('BlockThread')[0]?.variables).toEqual(on));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Leave');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/messages?show=unread'));
  });

  it('[NO-008] starts a conversation about an event', async () => {
    const { api, user, path } = open('/messages/new?event=e1&show=unread', {
      MessageContact: {
        contact: { threadId: null, blockingThreadId: null, name: 'River Markets', eventTitle: 'River Market' },
      },
      StartMessageThread: { thread: thread() },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'New message to River Markets' })).toBeTruthy();
    await user.type(await field(), 'Is there power?{Enter}');
    await waitFor(() => expect(path()).toBe('/messages/t1?show=unread'));
    expect(api.named('StartMessageThread')[0]?.variables).toMatchObject({
      input: { threadType: 'event', subjectId: 'e1', content: 'Is there power?' },
    });
  });

  it('sends the first message again as the same one, unless it was edited', async () => {
    const { api, user, path } = open('/messages/new?event=e1', {
      MessageContact: { contact: { threadId: null, blockingThreadId: null, name: 'River Markets', eventTitle: null } },
      StartMessageThread: refuse('INTERNAL', 'Something went wrong'),
    });
    await user.type(await field(), 'Is there power?{Enter}');
    const attempts = () => api.named('StartMessageThread').map(({ variables }) => variables['input']);
    // While one is on its way, Enter sends nothing.
    const isAnswered = () =>
      waitFor(() => expect(isPressable(screen.getByRole('button', { name: 'Send' }))).toBe(true));
    await waitFor(() => expect(attempts()).toHaveLength(1));
    await isAnswered();
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(attempts()).toHaveLength(2));
    await isAnswered();
    api.set('StartMessageThread', { thread: thread() });
    await user.type(await field(), ' And water?{Enter}');
    await waitFor(() => expect(path()).toBe('/messages/t1'));
    const [first, second, edited] = attempts() as { messageId: string; content: string }[];
    expect(second).toEqual(first);
    expect(edited?.content).toBe('Is there power? And water?');
    expect(edited?.messageId).not.toBe(first?.messageId);
  });

  it('continues a conversation that was started before', async () => {
    const { path } = open('/messages/new?event=e1', {
      MessageContact: {
        contact: { threadId: 't1', blockingThreadId: null, name: 'River Markets', eventTitle: 'River Market' },
      },
    });
    await waitFor(() => expect(path()).toBe('/messages/t1'));
  });

  it('loads messages again before a gap', () => {
    const seqs = (...loaded: number[]) => contiguous(loaded.map((seq) => ({ seq }))).map(({ seq }) => seq);
    expect(seqs(3, 1, 2, 2)).toEqual([1, 2, 3]);
    expect(seqs(1, 2, 5, 6)).toEqual([5, 6]);
  });

  it('reports a conversation with a reason, and says when an admin closed it', async () => {
    const { api, user } = open('/messages/t1', { ReportThread: { done: { id: 't1' } } });
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report River Markets' });
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    await within(dialog).findByText('Choose a reason.');
    expect(api.named('ReportThread')).toEqual([]);
    await user.selectOptions(within(dialog).getByLabelText('What is wrong?'), 'Harassment or threats');
    await user.type(within(dialog).getByRole('textbox'), 'Threats');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(/Our team will look at it/)).toBeTruthy();
    expect(api.named('ReportThread')[0]?.variables).toEqual({
      input: { threadId: 't1', reason: 'harassment', note: 'Threats' },
    });
    api.set('MessageThread', { thread: thread({ isClosed: true, mayWrite: false }) });
    await streamOpened();
    act(() => pushLive('message-read', {}));
    expect(await screen.findByText('Stallbook closed this conversation after a report.')).toBeTruthy();
  });

  it('shows HTML in names, titles and messages as text', async () => {
    const script = '<img src=x onerror=alert(1)>';
    const others = [{ ...thread().others[0], name: `<i>${script}</i>` }];
    const hostile = thread({ others, eventTitle: `<b>${script}</b>`, lastMessage: message(2, script) });
    open('/messages/t1', {
      MessageThreads: { threads: { nextCursor: null, items: [hostile] } },
      MessageThread: { thread: hostile },
      Messages: page(message(1, script)),
    });
    expect(await within(await log()).findByText(script)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: `<i>${script}</i>` })).toBeTruthy();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
