import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { connectLive } from '../../lib/live/live.js';
import {
  openLive,
  openStreams,
  pushLive,
  refuseLive,
  streamAddresses,
  streamOpened,
} from '../../testing/environment.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { invitation } from '../../testing/invitations.js';
import { sessionShown } from '../../testing/session-shown.js';

const note = (id: string, readAt: string | null = null) => ({
  id,
  type: 'application_submitted',
  title: `Application ${id}`,
  body: 'Clay & Kiln applied.',
  link: '/my-events',
  createdAt: '2026-11-01T00:00:00.000Z',
  readAt,
});
const bell = () => document.querySelector('header a[href="/notifications"]');
const unread = (count: number) => ({ unread: { count } });

describe('notifications', () => {
  it.each([
    [0, 'Notifications', ''],
    [3, 'Notifications, 3 unread', '3'],
    [9, 'Notifications, 9 unread', '9'],
    [10, 'Notifications, 10 unread', '9+'],
  ])('[UI-022] [NO-001] shows %s unread at the bell', async (count, name, badge) => {
    openRoute('/blog', {
      viewer: 'vendor',
      answers: { UnreadNotificationCount: unread(count), Posts: { posts: { total: 0, items: [] } } },
    });
    await waitFor(() => expect(bell()?.getAttribute('aria-label')).toBe(name));
    expect(bell()?.textContent).toBe(badge);
  });

  it('[NO-002] raises the badge the moment one arrives, and stops listening at sign-out', async () => {
    const { api, user, path } = openRoute('/blog', {
      viewer: 'vendor',
      answers: { Posts: { posts: { total: 0, items: [] } }, 'POST /auth/sign-out': {} },
    });
    await streamOpened();
    await waitFor(() => expect(api.named('UnreadNotificationCount')).toHaveLength(1));
    api.set('UnreadNotificationCount', unread(1));
    pushLive('notification', { unreadCount: 1 });
    await screen.findByRole('link', { name: 'Notifications, 1 unread' });
    localStorage.setItem('anything', 'x');
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    api.set('CurrentUser', { user: null });
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/'));
    await screen.findAllByRole('link', { name: 'Log In' });
    await waitFor(() => expect(openStreams()).toBe(0));
  });

  it('asks to log in when the stream is refused because the session was ended elsewhere', async () => {
    const { api, path } = openRoute('/notifications', { viewer: 'vendor' });
    await waitFor(() => expect(bell()).not.toBeNull());
    await streamOpened();
    api.set('CurrentUser', { user: null });
    refuseLive();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(path()).toBe('/login');
    expect(bell()).toBeNull();
  });

  it('[NO-002] are asked for again when the stream was interrupted', async () => {
    const { api } = openRoute('/blog', { viewer: 'vendor', answers: { Posts: { posts: { total: 0, items: [] } } } });
    await streamOpened();
    openLive();
    await waitFor(() => expect(bell()?.getAttribute('aria-label')).toBe('Notifications'));
    api.set('UnreadNotificationCount', unread(1));
    openLive();
    await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  });

  it('[NO-002] are asked for again when the stream opened only after it was refused', async () => {
    const { api } = openRoute('/blog', { viewer: 'vendor', answers: { Posts: { posts: { total: 0, items: [] } } } });
    await streamOpened();
    await waitFor(() => expect(bell()?.getAttribute('aria-label')).toBe('Notifications'));
    refuseLive();
    api.set('UnreadNotificationCount', unread(1));
    await streamOpened();
    openLive();
    await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  });

  it('show an invitation that they tell about on its open list', async () => {
    const received = (...items: object[]) => ({ invitations: { total: items.length, items } });
    const { api } = openRoute('/organizer/interests?list=invitations', {
      viewer: 'organizer',
      answers: { ReceivedInvitations: received() },
    });
    await screen.findByText('No invitations yet');
    await streamOpened();
    api.set('ReceivedInvitations', received(invitation()));
    pushLive('notification', { unreadCount: 1 });
    await screen.findByRole('region', { name: 'Vera Pottery would like to sell at River Fair' });
  });

  it('[NO-004] stay in view when they cannot be loaded again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: { Notifications: { feed: { items: [note('n1')], nextCursor: null } } },
    });
    await screen.findByRole('link', { name: /^Application n1/ });
    await streamOpened();
    api.set('Notifications', offline);
    pushLive('notification', { unreadCount: 1 });
    await screen.findByText('Your notifications could not be loaded.');
    screen.getByRole('link', { name: /^Application n1/ });
    warn.mockRestore();
  });

  it('are not streamed to a tab that stays hidden, until it shows again', () => {
    jest.useFakeTimers();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const become = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const others = openStreams();
    const disconnect = connectLive(() => undefined);
    become('hidden');
    expect(openStreams()).toBe(others + 1);
    expect(streamAddresses().at(-1)).toBe('/live');
    pushLive('typing', { threadId: 't1' }, 'c7');
    jest.runOnlyPendingTimers();
    expect(openStreams()).toBe(others);
    become('visible');
    expect(openStreams()).toBe(others + 1);
    expect(streamAddresses().at(-1)).toBe('/live?cursor=c7');
    disconnect();
    expect(openStreams()).toBe(others);
    visibility.mockRestore();
    jest.useRealTimers();
  });

  it('[ID-080] [ID-082] sign-out forgets what this browser stored, even when the call fails', async () => {
    const { api, user, path } = openRoute('/blog', {
      viewer: 'vendor',
      answers: { Posts: { posts: { total: 0, items: [] } } },
    });
    await sessionShown('vendor');
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    localStorage.setItem('anything', 'x');
    sessionStorage.setItem('anything', 'x');
    api.set('CurrentUser', { user: null });
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/'));
    const stored = () => [localStorage.getItem('anything'), sessionStorage.getItem('anything')];
    await waitFor(() => expect(stored()).toEqual([null, null]));
  });

  it('keeps older ones next to the newest when another arrives', async () => {
    const all = ['d', 'c', 'b', 'a'].map((id) => note(id));
    const { api, user } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: ({ input }: { input: { cursor?: string } }) => {
          const start = input.cursor ? all.findIndex(({ id }) => id === input.cursor) + 1 : 0;
          const items = all.slice(start, start + 2);
          const isLast = start + 2 >= all.length;
          return { feed: { items, nextCursor: isLast ? null : items.at(-1)?.id } };
        },
      },
    });
    const shown = () => screen.getAllByRole('link', { name: /^Application/ }).map((one) => one.textContent?.[12]);
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(shown()).toEqual(['d', 'c', 'b', 'a']));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Application b'));
    await streamOpened();
    all.unshift(note('e'));
    api.set('UnreadNotificationCount', unread(1));
    pushLive('notification', { unreadCount: 1 });
    await waitFor(() => expect(shown()).toEqual(['e', 'd', 'c', 'b']));
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(shown()).toEqual(['e', 'd', 'c', 'b', 'a']));
  });

  it('[NO-004] lists the newest first, marks them as read and leads to their subject', async () => {
    const { api, user, path } = openRoute('/notifications', {
      viewer: 'organizer',
      answers: {
        UnreadNotificationCount: unread(2),
        Notifications: { feed: { items: [note('b'), note('a', '2026-11-02T00:00:00.000Z')], nextCursor: null } },
        MarkNotificationRead: { done: { id: 'b' } },
        MarkAllNotificationsRead: unread(0),
        MyEvents: { events: { total: 0, items: [] } },
      },
    });
    const entries = await screen.findAllByRole('link', { name: /^Application/ });
    expect(entries.map((entry) => entry.textContent?.slice(0, 13))).toEqual(['Application b', 'Application a']);
    expect(entries[0]?.getAttribute('href')).toBe('/my-events');
    await waitFor(() => expect(bell()?.textContent).toBe('2'));
    api.set('UnreadNotificationCount', unread(1));
    await user.click(entries[0] as HTMLElement);
    await waitFor(() => expect(path()).toBe('/my-events'));
    await waitFor(() => expect(api.named('MarkNotificationRead')[0]?.variables).toEqual({ id: 'b' }));
    await waitFor(() => expect(bell()?.textContent).toBe('1'));
  });

  it('[NO-004] marks all as read, which empties the badge', async () => {
    const { api, user } = openRoute('/notifications', {
      viewer: 'organizer',
      answers: {
        UnreadNotificationCount: unread(1),
        Notifications: { feed: { items: [note('b')], nextCursor: null } },
        MarkAllNotificationsRead: unread(0),
      },
    });
    await waitFor(() => expect(bell()?.textContent).toBe('1'));
    api.set('UnreadNotificationCount', unread(0));
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bell()?.textContent).toBe(''));
    expect(api.named('MarkAllNotificationsRead')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications', level: 1 }));
  });

  it('stay unread, and say so, when they could not be marked', async () => {
    const { user } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: { feed: { items: [note('n1')], nextCursor: null } },
        UnreadNotificationCount: unread(1),
        MarkAllNotificationsRead: refuse('INTERNAL', 'Down'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await screen.findByText('They could not be marked as read. Please try again.');
  });
});
