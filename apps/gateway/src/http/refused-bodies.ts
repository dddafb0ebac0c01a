import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH } from './refuse.js';

export function clientErrorOf(error: unknown) {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  const code = status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST';
  return { status, body: { code, message: error.message, fields: [] } };
}

/** These requests never reach the error filter. */
export function answerRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) return;
    route.errorHandler = (error, _request, reply) => {
      const refused = clientErrorOf(error);
      if (!refused) throw error;
      void reply.code(refused.status).send({ error: refused.body });
    };
  });
}
