import type { FastifyInstance } from 'fastify';

const LOG_IN = '/auth/sign-in';

/**
 * Of many who log in at one moment, each turn of the event loop lets one in, before their request is read: whoever asks
 * for something else meanwhile waits for the first steps of one log-in and not of all.
 */
export function letInOneByOne(fastify: FastifyInstance): void {
  const line: (() => void)[] = [];
  const next = () => {
    const letIn = line.shift();
    if (line.length > 0) setImmediate(next);
    letIn?.();
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url !== LOG_IN) return done();
    if (line.push(done) === 1) setImmediate(next);
  });
}
