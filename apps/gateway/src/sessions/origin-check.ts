import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const REFUSAL = { status: 403, code: 'PERMISSION_DENIED', message: 'This request came from another site.' };
/** Signed by their sender instead, who has no cookies of ours. */
const SIGNED = ['/webhooks/'];

/**
 * Refuses writes that another site's page sent: browsers name the page's origin in every such request. Requests
 * without an origin carry no browser's cookies unless they come from our own pages.
 */
export function checkOrigin(fastify: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl);
  fastify.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || SIGNED.some((path) => request.url.startsWith(path))) return;
    if (!isForeign(request, own)) return;
    await refuse(request, reply, REFUSAL);
  });
}

/** Our own host in another scheme is foreign too: over plain http anybody on the way can write the page. */
function isForeign(request: FastifyRequest, own: URL): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host, protocol } = new URL(origin);
  return host === own.host ? protocol !== own.protocol : host !== request.headers.host;
}
