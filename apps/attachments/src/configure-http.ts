import type { FastifyInstance } from 'fastify';

/** Bodies are handed on as streams: nothing is parsed and nothing held. */
export function configureAttachmentsHttp(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}
