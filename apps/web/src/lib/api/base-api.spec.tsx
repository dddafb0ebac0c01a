import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';

const feed = { feed: { items: [], nextCursor: null } };
const expired = refuse('UNAUTHENTICATED', 'Please log in to continue.');

describe('calls to the API', () => {
  it('an expired session is renewed once for all calls, and each of them is repeated', async () => {
    let renewed = false;
    const asked = new Set<string>();
    let release = () => {};
    const everyCallAsked = new Promise<void>((resolve) => (release = resolve));
    const expiredFirst = (name: string, answer: unknown) => async () => {
      if (renewed) return answer;
      if (asked.add(name).size === 2) release();
      await everyCallAsked;
      return expired;
    };
    const { api } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: expiredFirst('Notifications', feed),
        UnreadNotificationCount: expiredFirst('UnreadNotificationCount', { unread: { count: 0 } }),
        'POST /auth/refresh': () => {
          renewed = true;
          return {};
        },
      },
    });
    await screen.findByText('No notifications');
    await waitFor(() => expect(api.named('UnreadNotificationCount').length).toBeGreaterThan(1));
    expect(api.named('Notifications')).toHaveLength(2);
    expect(api.named('POST /auth/refresh')).toHaveLength(1);
  });

  it('[ID-083] an expired refresh token signs out without an error log', async () => {
    const logs = (['error', 'warn'] as const).map((level) => jest.spyOn(console, level));
    const { api, path } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: () => {
          api.set('CurrentUser', { user: null });
          return expired;
        },
        'POST /auth/refresh': refuse('UNAUTHENTICATED', 'Your session has expired.'),
      },
    });
    await waitFor(() => expect(path()).toBe('/login'));
    for (const logged of logs) {
      expect(logged).not.toHaveBeenCalled();
      logged.mockRestore();
    }
  });

  it.each([
    ['NETWORK', offline],
    ['INTERNAL', refuse('INTERNAL', 'Something went wrong. Please try again.')],
  ])('[ID-012] a failed call (%s) is logged without its data and shown on the screen', async (code, answer) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api } = openRoute('/events?search=honey', { answers: { Events: answer } });
    await screen.findByText('Failed to load events. Please try again.');
    expect(api.named('Events')).toHaveLength(1);
    expect(logged.mock.calls).toEqual([[`events: ${code}`]]);
    logged.mockRestore();
  });

  it.each([
    ['the service gets ready', 'NOT_READY'],
    ['a gateway of the previous release answers', 'UNKNOWN_OPERATION'],
  ])('a command is sent again under the same id while %s', async (_what, code) => {
    let asked = 0;
    const { api, user } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: feed,
        UnreadNotificationCount: { unread: { count: 12 } },
        MarkAllNotificationsRead: () => (++asked < 3 ? refuse(code, 'A moment.') : { unread: { count: 0 } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(api.named('MarkAllNotificationsRead')).toHaveLength(3));
    const keys = api.named('MarkAllNotificationsRead').map((call) => call.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['', []],
    [' after the service got ready', [refuse('NOT_READY', 'A moment.')]],
  ])('a command whose answer was lost%s is sent once more under the same id', async (_when, before) => {
    const replies = [...before, offline];
    const { api, user } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: feed,
        UnreadNotificationCount: { unread: { count: 12 } },
        MarkAllNotificationsRead: () => replies.shift() ?? { unread: { count: 0 } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(api.named('MarkAllNotificationsRead')).toHaveLength(before.length + 2));
    const keys = api.named('MarkAllNotificationsRead').map((call) => call.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('[ID-076] [ID-077] the session check without a connection is repeated after 1, 2 and 3 seconds, and then says so without a redirect', async () => {
    const calls: number[] = [];
    const CurrentUser = () => {
      calls.push(performance.now());
      return offline;
    };
    const { path } = openRoute('/profile', { answers: { CurrentUser } });
    await screen.findByText(
      'Unable to connect. Please check your internet connection and try refreshing the page.',
      {},
      { timeout: 60_000 },
    );
    expect(path()).toBe('/profile');
    const pauses = calls.slice(1).map((time, index) => time - (calls[index] ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThan((index + 1) * 1_000 - 50);
  });

  it('[ID-076] a session check that was refused is not repeated', async () => {
    const { api } = openRoute('/profile', {
      answers: { CurrentUser: refuse('INTERNAL', 'The session store is away.') },
    });
    await screen.findAllByText('The session store is away.');
    expect(api.named('CurrentUser')).toHaveLength(1);
  });
});
