import type { FastifyInstance } from 'fastify';
import { robotsText } from './robots.js';
import { orRetryLater } from '../or-retry-later.js';
import { WITH_HEAD } from '../with-head.js';
import type { Sitemap } from './sitemap.js';

const HOUR = 'public, max-age=3600';

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
    orRetryLater(reply, HOUR, async () => reply.type('application/xml').send(await sitemap.index())),
  );
  fastify.get<{ Params: { name: string } }>('/sitemaps/:name', WITH_HEAD, ({ params }, reply) =>
    orRetryLater(reply, HOUR, async () => {
      const file = await sitemap.file(params.name);
      return file
        ? reply.type('application/gzip').send(file)
        : reply.code(404).header('cache-control', 'no-store').send();
    }),
  );
}
