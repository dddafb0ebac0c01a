import type { FastifyInstance, FastifyReply } from 'fastify';
import { robotsText } from './robots.js';
import { WITH_HEAD } from '../with-head.js';
import type { Sitemap } from './sitemap.js';

const HOUR = 'public, max-age=3600';
const RETRY_SECONDS = '60';

interface SearchFiles {
  sitemap: Sitemap;
  hidden: readonly string[];
  publicUrl: string;
}

export function serveSearchFiles(fastify: FastifyInstance, { sitemap, hidden, publicUrl }: SearchFiles): void {
  const robots = robotsText(hidden, publicUrl);
  fastify.get('/robots.txt', WITH_HEAD, (_request, reply) =>
    reply.type('text/plain').header('cache-control', HOUR).send(robots),
  );
  fastify.get('/sitemap.xml', WITH_HEAD, (_request, reply) =>
    answer(reply, async () => reply.type('application/xml').send(await sitemap.index())),
  );
  fastify.get<{ Params: { name: string } }>('/sitemaps/:name', WITH_HEAD, ({ params }, reply) =>
    answer(reply, async () => {
      const file = await sitemap.file(params.name);
      return file ? reply.type('application/gzip').send(file) : reply.code(404).send();
    }),
  );
}

/** Responds 503 while services are unavailable, so that search engines retry. */
async function answer(reply: FastifyReply, send: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    void reply.header('cache-control', HOUR);
    return await send();
  } catch {
    return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS }).send();
  }
}
