import { recordSecurityEvent, type Logger } from '@stallbook/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Reading these is entered in the log of admin operations. */
const LOGGED_READS = ['/exports/'];
/** Webhooks are signed by their sender and carry no cookies. */
const SIGNED = ['/webhooks/'];
const REFUSAL = { status: 403, code: 'PERMISSION_DENIED', message: 'This request came from another site.' };

/**
 * Rejects writes and logged reads from other sites, also from those on the same parent domain. The `Host` header proves
 * nothing, since another name can resolve to this server. Browsers send an origin with every cross-site write; of a read,
 * only `Sec-Fetch-Site` tells.
 */
export function checkOrigin(fastify: FastifyInstance, publicUrl: string, logger: Logger): void {
  const isOwn = ownOrigins(new URL(publicUrl));
  fastify.addHook('onRequest', (request, reply, done) => {
    // The route and not the address, in which letters can be encoded.
    const isOf = (path: string) => Boolean(request.routeOptions.url?.startsWith(path));
    if ((SAFE.has(request.method) && !LOGGED_READS.some(isOf)) || SIGNED.some(isOf)) return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign = site === 'cross-site' || site === 'same-site';
    if (!isForeign && (origin === undefined || isOwn(origin, request))) return done();
    recordSecurityEvent(logger, 'foreign_origin', { route: request.routeOptions.url ?? 'unknown' });
    void refuse(request, reply, REFUSAL);
  });
}

/** On a loopback public URL, the other loopback names with the served port count too. */
function ownOrigins(own: URL): (origin: string, request: FastifyRequest) => boolean {
  if (!LOOPBACK.includes(own.hostname)) return (origin) => origin === own.origin;
  return (origin, { socket }) =>
    origin === own.origin || LOOPBACK.some((host) => origin === `http://${host}:${socket.localPort}`);
}
