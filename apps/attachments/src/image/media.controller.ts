import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { notFound } from '@stallbook/kernel';
import type { FastifyReply } from 'fastify';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { replyWith } from '../file/http-errors.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { publicImageAt } from './public-image.js';

const SHORT = 'public, max-age=3600';
/** Shared caches ask again after an hour, because the event of an image can be taken down. */
const FOREVER = 'public, max-age=31536000, s-maxage=3600, immutable';

/** Public images. The sized ones never change; the plain name is the largest one. */
@Controller('media')
export class MediaController {
  constructor(
    @Inject(FILE_STORE) private readonly store: FileStore,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Get('*')
  get(@Param('*') path: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return replyWith(reply, async () => {
      const image = publicImageAt(path);
      const { marketEventId } = image ?? {};
      const isHidden = marketEventId !== undefined && (await this.markets.isTakenDown(marketEventId));
      const file = image && !isHidden && (await this.store.get(image.fileId));
      if (!file) throw notFound('Image not found');
      void reply.headers({
        'content-type': image.fileType,
        'content-length': file.size,
        'x-content-type-options': 'nosniff',
        'cache-control': image.isSized ? FOREVER : SHORT,
      });
      return file.stream;
    });
  }
}
