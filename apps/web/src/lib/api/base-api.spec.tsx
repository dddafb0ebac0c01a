import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { viewers } from '../../testing/viewers.js';

const feed = { feed: { items: [], nextCursor: null } };
const expired = refuse('UNAUTHENTICATED', 'Please sign in to go on.');

describe('calls to the API', () => {
  it('[ID-018] renews an expired session once for all calls and repeats each of them', async () => {
    let renewed = false;
    const { api } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: () => (renewed ? feed : expired),
        UnreadNotificationCount: () => (renewed ? { unread: { count: 0 } } : expired),
        'POST /auth/refresh': () => {
          renewed = true;
          return {};
        },
      },
    });
    await screen.findByText('No notifications');
    expect(api.named('POST /auth/refresh')).toHaveLength(1);
    expect(document.cookie).toBe('');
  });

  it('[ID-083] signs out without an error log when the refresh token has expired', async () => {
    const errors = jest.spyOn(console, 'error');
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
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it.each([
    ['NETWORK', offline],
    ['INTERNAL', refuse('INTERNAL', 'Something went wrong. Please try again.')],
  ])('[ID-012] logs a failed call (%s) without its data and hands it to the screen', async (code, answer) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    openRoute('/events?search=honey', { answers: { Events: answer } });
    await screen.findByText('Failed to load events. Please try again.');
    expect(logged.mock.calls).toEqual([[`events: ${code}`]]);
    logged.mockRestore();
  });

  it('sends a command again under the same id while the service gets ready', async () => {
    let asked = 0;
    const { api, user } = openRoute('/notifications', {
      viewer: 'vendor',
      answers: {
        Notifications: feed,
        UnreadNotificationCount: { unread: { count: 12 } },
        MarkAllNotificationsRead: () => (++asked < 3 ? refuse('NOT_READY', 'A moment.') : { unread: { count: 0 } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(api.named('MarkAllNotificationsRead')).toHaveLength(3));
    const keys = api.named('MarkAllNotificationsRead').map((call) => call.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('[ID-077] [ID-076] says that there is no connection after the retries, and redirects no one', async () => {
    const { api, path } = openRoute('/profile', { answers: { CurrentUser: offline } });
    await screen.findByText('Unable to connect. Please check your internet connection and try refreshing the page.');
    expect(path()).toBe('/profile');
    expect(api.named('CurrentUser')).toHaveLength(4);
    api.set('CurrentUser', { user: viewers.vendor });
  });
});
