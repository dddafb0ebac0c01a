import type { FastifyInstance } from 'fastify';

/** Passes bodies on as streams. */
export function configureAttachmentsHttp(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}
