import { appWorker } from '../../lib/language/texts.js';

interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Without HTTPS, a browser offers neither. */
export const offersPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

const isFor = (key: string, { options }: PushSubscription): boolean => {
  const [known, wanted] = [new Uint8Array(options.applicationServerKey ?? new ArrayBuffer()), bytesOf(key)];
  return known.length === wanted.length && wanted.every((byte, index) => byte === known[index]);
};

async function existing(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address of this browser, if it is subscribed with this key. */
export async function subscribedEndpoint(key: string): Promise<string | null> {
  const subscription = offersPush() ? await existing() : null;
  return subscription && isFor(key, subscription) ? subscription.endpoint : null;
}

/** Asks the person for permission if needed. @returns null without it */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // An admin has no worker yet, and `ready` would wait for one forever.
  await navigator.serviceWorker.register(appWorker, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isFor(key, old)) await old.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The push service then answers that this browser is gone. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!offersPush()) return;
  await (await existing())?.unsubscribe();
}
