import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@stallbook/kernel';
import type { RpcClient } from '@stallbook/rpc';
import type { FastifyInstance } from 'fastify';
import type { Requests } from '../session/requests.js';
import { BuiltPage } from './built-page.js';
import { serveFeeds } from './feeds/serve-feeds.js';
import { FirstPage } from './first-page.js';
import { languageOf, type Language } from './language/language.js';
import { pageTexts } from './language/texts.js';
import { PageTable } from './page-table.js';
import { chunkOf, marketEventChunks, postChunks } from './search/addresses.js';
import { serveSearchFiles } from './search/serve-search-files.js';
import { Sitemap } from './search/sitemap.js';
import { serveEventPictures } from './share/serve-event-pictures.js';
import { serveWebApp } from './web-app.js';

export interface PagesParts {
  dist: string;
  requests: Requests;
  rpc: RpcClient;
  clock: Clock;
  publicUrl: string;
}

export async function servePages(fastify: FastifyInstance, { dist, requests, rpc, clock, publicUrl }: PagesParts) {
  if (!existsSync(join(dist, 'index.html'))) return;
  const table = PageTable.read(join(dist, '../pages.json'));
  const sitemap = new Sitemap({
    publicUrl,
    clock,
    sources: {
      pages: () => [chunkOf(table.indexed.map((path) => ({ path })))],
      events: () => marketEventChunks(rpc),
      posts: () => postChunks(rpc),
    },
  });
  serveSearchFiles(fastify, { sitemap, hidden: table.hidden, publicUrl });
  serveEventPictures(fastify, dist, requests);
  serveFeeds(fastify, requests, publicUrl);
  const pageIn = (language: Language) =>
    new FirstPage({
      language,
      texts: pageTexts[language],
      built: new BuiltPage(dist, language),
      table: PageTable.read(join(dist, '../pages.json'), language),
      requests,
      clock,
      publicUrl,
    });
  const pages = { en: pageIn('en'), es: pageIn('es') } satisfies Record<Language, FirstPage>;
  await serveWebApp(fastify, dist, (request, reply) => pages[languageOf(request)].answer(request, reply));
}
