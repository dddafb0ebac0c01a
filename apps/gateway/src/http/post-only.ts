import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH, refuse } from './refuse.js';

const REFUSAL = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Use POST for GraphQL requests.' };

/** A link, image, or HEAD request of another site must not run an operation. */
export function acceptGraphqlByPostOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== GRAPHQL_PATH || request.method === 'POST') return done();
    void refuse(request, reply.header('allow', 'POST'), REFUSAL);
  });
}
