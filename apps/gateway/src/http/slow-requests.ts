import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file can be slow to upload. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const UPLOADS = '/uploads/';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const maySendSlowly = ({ user, routeOptions }: FastifyRequest): boolean =>
  user !== undefined && Boolean(routeOptions.url?.startsWith(UPLOADS));

/** Node reads 64 KiB of a connection per turn, and a body has at most 1 MiB. */
const READ_TURNS = 17;

/** A busy process runs its timers before it reads what arrived in time, so a request ends only if no more is there. */
function endUnlessArriving(raw: FastifyRequest['raw'], turns = READ_TURNS): void {
  const { bytesRead } = raw.socket;
  setImmediate(() => {
    if (raw.complete) return;
    if (turns === 0 || raw.socket.bytesRead === bytesRead) raw.destroy();
    else endUnlessArriving(raw, turns - 1);
  });
}

/** Node's own timeout is not per route, so it is set for uploads. The caller is known when the time is over. */
export function closeSlowRequests(fastify: FastifyInstance, timeoutMs: number): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const timer = setTimeout(() => maySendSlowly(request) || endUnlessArriving(request.raw), timeoutMs);
      const stop = () => clearTimeout(timer);
      request.raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
