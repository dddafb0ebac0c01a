import { recordSecurityEvent, type Logger } from '@stallbook/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Webhooks are signed by their sender and carry no cookies. */
const SIGNED = ['/webhooks/'];
const REFUSAL = { status: 403, code: 'PERMISSION_DENIED', message: 'This request came from another site.' };

/**
 * Rejects cross-site writes. The `Host` header proves nothing, since another name can resolve to this server. Browsers
 * send an origin with every cross-site write, so a request without one is not cross-site.
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

/** On a loopback public URL, the other loopback names with the served port count too. */
function ownOrigins(own: URL): (origin: string, request: FastifyRequest) => boolean {
  if (!LOOPBACK.includes(own.hostname)) return (origin) => origin === own.origin;
  return (origin, { socket }) =>
    origin === own.origin || LOOPBACK.some((host) => origin === `http://${host}:${socket.localPort}`);
}
