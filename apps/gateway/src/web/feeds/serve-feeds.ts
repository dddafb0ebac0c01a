import { blogPosts } from '@stallbook/contracts';
import type { FastifyInstance } from 'fastify';
import type { Requests } from '../../session/requests.js';
import { orRetryLater } from '../or-retry-later.js';
import { WITH_HEAD } from '../with-head.js';
import { blogFeed } from './blog-feed.js';
import { ATOM_PATH, RSS_PATH } from './feed-links.js';

const MOST = 30;
const FRESH = 'public, max-age=900';

export function serveFeeds(fastify: FastifyInstance, requests: Requests, publicUrl: string): void {
  const serve = (path: string, type: string, write: (feed: ReturnType<typeof blogFeed>) => string) =>
    fastify.get(path, WITH_HEAD, (request, reply) =>
      orRetryLater(reply, FRESH, async () => {
        const { items } = await requests.callerOf(request).callPublic(blogPosts, { offset: 0, limit: MOST });
        const text = write(blogFeed(items, publicUrl));
        return reply.type(`application/${type}+xml; charset=utf-8`).send(text);
      }),
    );
  serve(RSS_PATH, 'rss', (feed) => feed.rss2());
  serve(ATOM_PATH, 'atom', (feed) => feed.atom1());
}
