import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH, refuse } from './refuse.js';

const REFUSAL = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Use POST for GraphQL requests.' };

/** A link, image, or HEAD request of another site must not run an operation. */
export function acceptGraphqlByPostOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== GRAPHQL_PATH || request.method === 'POST') return;
    await refuse(request, reply.header('allow', 'POST'), REFUSAL);
  });
}
