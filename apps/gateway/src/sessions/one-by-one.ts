import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';

const LOG_IN = '/auth/sign-in';
/** More than are needed to keep all processors at their hashes. */
const INSIDE = 8 * availableParallelism();
/** Whoever finds so many waiting goes in at once: the one who hashes refuses what is too much. */
const WAITING = 256;

/**
 * Of many who log in at one moment only some are seen to at a time, and each turn of the event loop lets in one of them,
 * before their request is read. Their hashes take as long in any case; whoever asks for something else meanwhile waits for
 * the first steps of one log-in and not of all.
 */
export function letInOneByOne(fastify: FastifyInstance): void {
  const line: (() => void)[] = [];
  let inside = 0;
  let planned = false;

  const next = () => {
    if (planned || line.length === 0 || inside >= INSIDE) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      line.shift()?.();
      next();
    });
  };

  fastify.addHook('onRequest', (request, { raw: response }, done) => {
    if (request.routeOptions.url !== LOG_IN || line.length >= WAITING) return done();
    let isInside = false;
    let isGone = false;
    const letIn = () => {
      isInside = true;
      inside += 1;
      done();
    };
    const gone = () => {
      if (isGone) return;
      isGone = true;
      if (isInside) inside -= 1;
      else line.splice(line.indexOf(letIn), 1);
      next();
    };
    // Answered, or the connection broke: with or without an answer.
    response.once('finish', gone).once('close', gone);
    line.push(letIn);
    next();
  });
}
