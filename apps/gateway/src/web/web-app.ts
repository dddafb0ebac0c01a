import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { WITH_HEAD } from './with-head.js';

const YEAR_SECONDS = 31_536_000;

export async function serveWebApp(fastify: FastifyInstance, dist: string, page: RouteHandlerMethod): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**', 'assets/**', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  await fastify.register(serveHashed, { root: join(dist, 'assets') });
  fastify.get('/', WITH_HEAD, page);
  fastify.get('/*', WITH_HEAD, page);
}

/** Resolved per request, since a build can replace the files at runtime. */
async function serveHashed(fastify: FastifyInstance, { root }: { root: string }): Promise<void> {
  // A missing script must be an uncached 404: the page would be HTML for a script.
  fastify.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  await fastify.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
}
