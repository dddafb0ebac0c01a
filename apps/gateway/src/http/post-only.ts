import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH, refuse } from './refuse.js';

const REFUSAL = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Send GraphQL requests by POST.' };

/** GraphQL runs by POST alone: no link, image or HEAD request of another site may start an operation. */
export function acceptGraphqlByPostOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== GRAPHQL_PATH || request.method === 'POST') return;
    await refuse(request, reply.header('allow', 'POST'), REFUSAL);
  });
}
