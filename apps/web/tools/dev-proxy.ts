interface Asked {
  method?: string;
  url?: string;
}

const proxied = ['/graphql', '/auth/', '/live', '/files', '/uploads', '/exports', '/calendar', '/admin/queues'];
/** Pages of the app although they live below a proxied path; what is sent there is the gateway's, as in production. */
const pages = new Set(['/auth/confirm', '/auth/callback']);

const isPage = ({ method = 'GET', url = '' }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') && pages.has(url.split('?')[0] ?? '');

/** What `npm run dev` hands on to the gateway. */
export const devProxy = (target: string) =>
  Object.fromEntries(
    proxied.map((path) => [
      path,
      { target, bypass: (request: Asked) => (isPage(request) ? '/index.html' : undefined) },
    ]),
  );
