import { screen, waitFor } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';
import type { ViewerName } from '../../testing/viewers.js';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const choices = [{ kind: 'messages', mail: 'none', app: true, email: false, digest: false, push: true }];
const open = (pushKey: string | null, viewer: ViewerName = 'vendor') =>
  openRoute('/notifications/preferences', {
    viewer,
    answers: {
      NotificationPreferences: {
        preferences: { timeZone: 'UTC', quietFrom: null, quietUntil: null, pushKey, choices },
      },
      SubscribeToPush: { push: { subscribed: true } },
      UnsubscribeFromPush: { push: { subscribed: false } },
    },
  });

/** A browser with a push service; `answer` is what the person answers to its question. */
function browserWithPush(answer: NotificationPermission) {
  let subscription: object | null = null;
  const applicationServerKey = Uint8Array.from(atob(`${KEY.replaceAll('-', '+')}=`), (one) => one.charCodeAt(0)).buffer;
  const created = {
    endpoint: ENDPOINT,
    options: { applicationServerKey },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: KEY, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => (subscription = null),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = created),
  };
  const registration = { pushManager, active: { postMessage: () => undefined } };
  const permission = { permission: 'default' as NotificationPermission };
  const ask = async () => (permission.permission = answer);
  let register = async () => registration;
  const ready = new Promise<typeof registration>((resolve) => {
    register = async () => {
      resolve(registration);
      return registration;
    };
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready, register, getRegistration: async () => registration },
  });
  Object.assign(window, { PushManager: class {}, Notification: Object.assign(permission, { requestPermission: ask }) });
  return { subscription: () => subscription };
}

describe('pushes to this browser', () => {
  afterEach(() => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are turned on and off where the browser offers them', async () => {
    const browser = browserWithPush('granted');
    const { api, user } = open(KEY);
    await screen.findByRole('checkbox', { name: 'Messages: Push' });
    await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
    await user.click(await screen.findByRole('button', { name: 'Turn off in this browser' }));
    await screen.findByRole('button', { name: 'Turn on in this browser' });
    expect(api.named('SubscribeToPush')[0]?.variables).toEqual({
      input: { endpoint: ENDPOINT, p256dh: KEY, auth: 'A'.repeat(22) },
    });
    await waitFor(() =>
      expect(api.named('UnsubscribeFromPush')[0]?.variables).toEqual({ input: { endpoint: ENDPOINT } }),
    );
    await waitFor(() => expect(browser.subscription()).toBeNull());
  });

  it('are turned on by an admin, who has no worker yet', async () => {
    browserWithPush('granted');
    const { user } = open(KEY, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
    await screen.findByRole('button', { name: 'Turn off in this browser' });
  });

  it('are explained when the person blocked them', async () => {
    browserWithPush('denied');
    const { api, user } = open(KEY);
    await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
    await screen.findByText(/This browser blocks notifications/);
    expect(api.named('SubscribeToPush')).toEqual([]);
  });

  it.each([
    ['without a push service in the browser', KEY, false],
    ['without a key in the configuration', null, true],
  ])('are not offered %s', async (_, key, offered) => {
    if (offered) browserWithPush('granted');
    open(key);
    await screen.findByRole('checkbox', { name: 'Messages: In the app' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on in this browser' })).toBeNull());
    expect(screen.queryByRole('checkbox', { name: 'Messages: Push' })).toBeNull();
  });
});
