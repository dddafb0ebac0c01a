/** The push services of Chrome, Edge, Firefox, and Safari. `*.` matches one or more names. */
export const KNOWN_PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const matches = (allowed: string, hostname: string): boolean =>
  allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;

/**
 * A browser gives the address, so it is user input: without this rule, it would name any server that this one can reach.
 * A whole origin in the list is taken as it is, for a push service in the own network.
 */
export function isPushEndpoint(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (allowed.includes(origin)) return true;
  return protocol === 'https:' && port === '' && allowed.some((host) => matches(host, hostname));
}
