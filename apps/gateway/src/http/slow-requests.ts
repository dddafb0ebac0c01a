import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file may take its time on a slow connection. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const UPLOADS = '/uploads/';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes a connection whose request is not complete in time. Node's own timeout knows no routes: it covers the uploads. */
export function closeSlowRequests(fastify: FastifyInstance, timeoutMs: number): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !request.url.startsWith(UPLOADS)) {
      const timer = setTimeout(() => request.raw.destroy(), timeoutMs);
      const stop = () => clearTimeout(timer);
      request.raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
