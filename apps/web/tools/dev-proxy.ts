interface Asked {
  method?: string;
  url?: string;
}

const proxied = [
  '/graphql',
  '/auth/',
  '/live',
  '/files',
  '/media',
  '/uploads',
  '/exports',
  '/calendar',
  '/client-errors',
  '/admin/queues',
];
/** Pages of the app under a proxied path. */
const pages = new Set(['/auth/confirm', '/auth/callback']);

const isPage = ({ method = 'GET', url = '' }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') && pages.has(url.split('?')[0] ?? '');

interface ProxyEvents {
  on(event: 'proxyReq', listener: (sent: SentRequest, request: ReceivedRequest) => void): unknown;
}
interface SentRequest {
  setHeader(name: string, value: string): unknown;
}
interface ReceivedRequest {
  headers: { origin?: string; host?: string };
}

/** The gateway accepts writes from its own origin only. */
export const devProxy = (target: string) => {
  const entry = {
    target,
    bypass: (request: Asked) => (isPage(request) ? '/index.html' : undefined),
    configure: (proxy: ProxyEvents) =>
      void proxy.on('proxyReq', (sent, { headers: { origin, host } }) => {
        if (origin === `http://${host}`) sent.setHeader('origin', new URL(target).origin);
      }),
  };
  return Object.fromEntries(proxied.map((path) => [path, entry]));
};
