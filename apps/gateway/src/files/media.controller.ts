import { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FileServer } from './file-server.js';
import { goneSignal } from './gone-signal.js';

const HANDED_ON = ['content-type', 'content-length', 'x-content-type-options', 'cache-control'];

/** Public images. */
@Controller('media')
export class MediaController {
  constructor(@Inject(FileServer) private readonly files: FileServer) {}

  @Get('*')
  async image(@Param('*') path: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const found = await this.files.openImage(path, goneSignal(reply));
    for (const name of HANDED_ON) {
      const value = found.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    return reply.send(found.body ? Readable.fromWeb(found.body) : null);
  }
}
