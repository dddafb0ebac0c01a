import { join } from 'node:path';
import { marketEvent } from '@stallbook/contracts';
import type { FastifyInstance } from 'fastify';
import { isGone } from '../../http/is-gone.js';
import type { Requests } from '../../session/requests.js';
import { WITH_HEAD } from '../with-head.js';
import { EventPictures } from './event-pictures.js';

const DAY = 'public, max-age=86400';

/** Falls back to the default image when one cannot be drawn. */
export function serveEventPictures(fastify: FastifyInstance, dist: string, requests: Requests): void {
  const pictures = new EventPictures(join(dist, 'share'));
  fastify.get<{ Params: { id: string } }>('/og/events/:id.png', WITH_HEAD, async (request, reply) => {
    try {
      const event = await requests.callerOf(request).callPublic(marketEvent, { id: request.params.id });
      const picture = await pictures.of(event);
      if (picture) return await reply.type('image/png').header('cache-control', DAY).send(picture);
    } catch (error) {
      if (isGone(error)) return reply.code(404).header('cache-control', 'no-store').send();
    }
    return reply.header('cache-control', 'no-store').redirect('/share.png');
  });
}
