import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Serves the built web app: files under a hash for ever, the page itself always fresh, every other path the page. */
export async function serveWebApp(fastify: FastifyInstance, dist: string, page: RouteHandlerMethod): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  // A file of another release is gone: answering with the page would hand a browser HTML for a script.
  fastify.get('/assets/*', (_request, reply) => reply.callNotFound());
  fastify.get('/', page);
  fastify.get('/*', page);
}
