import { recordSecurityEvent, type Logger } from '@stallbook/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Signed by their sender, which has no cookies of ours. */
const SIGNED = ['/webhooks/'];
const REFUSAL = { status: 403, code: 'PERMISSION_DENIED', message: 'This request came from another site.' };

/**
 * Refuses writes that another site's page sent. Browsers name the page's origin in each of them; the `Host` header
 * proves nothing, since another name may resolve to this server. Requests without an origin carry no browser's cookies
 * unless they come from our own pages.
 */
export function checkOrigin(fastify: FastifyInstance, publicUrl: string, logger: Logger): void {
  const isOwn = ownOrigins(new URL(publicUrl));
  fastify.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || SIGNED.some((path) => request.url.startsWith(path))) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site' || (origin !== undefined && !isOwn(origin, request))) {
      recordSecurityEvent(logger, 'foreign_origin', { route: request.routeOptions.url ?? 'unknown' });
      await refuse(request, reply, REFUSAL);
    }
  });
}

/** The public address; on the developer's own machine also the other names of that machine, at the served port. */
function ownOrigins(own: URL): (origin: string, request: FastifyRequest) => boolean {
  if (!LOOPBACK.includes(own.hostname)) return (origin) => origin === own.origin;
  return (origin, { socket }) =>
    origin === own.origin || LOOPBACK.some((host) => origin === `http://${host}:${socket.localPort}`);
}
