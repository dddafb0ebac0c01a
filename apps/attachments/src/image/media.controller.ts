import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { ImageKind } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import type { FastifyReply } from 'fastify';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { replyWith } from '../file/http-errors.js';
import { fileIdOf, largestOf, type ImageFormat } from './image-kinds.js';

const PUBLIC =
  /^((event-banner|event-image|blog-image)s\/(?:banners\/)?[0-9a-f-]{36}(?:_\d{1,16})?)(?:-(\d{2,4})\.(webp|avif)|\.webp)$/;
const SHORT = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

/** Public images. The sized ones never change; the plain name is the largest one. */
@Controller('media')
export class MediaController {
  constructor(@Inject(FILE_STORE) private readonly store: FileStore) {}

  @Get('*')
  get(@Param('*') path: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return replyWith(reply, async () => {
      const [, imageId, kind, width, format = 'webp'] = PUBLIC.exec(path) ?? [];
      if (!imageId) throw notFound('Image not found');
      const file = await this.store.get(
        width ? fileIdOf(imageId, Number(width), format as ImageFormat) : largestOf(imageId, kind as ImageKind),
      );
      if (!file) throw notFound('Image not found');
      void reply.headers({
        'content-type': `image/${format}`,
        'content-length': file.size,
        'x-content-type-options': 'nosniff',
        'cache-control': width ? FOREVER : SHORT,
      });
      return file.stream;
    });
  }
}
