import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FileServer } from './file-server.js';
import { goneSignal } from '../http/gone-signal.js';
import { streamAnswer } from './stream-answer.js';

const HEADERS = ['content-type', 'content-length', 'x-content-type-options', 'cache-control'];

/** Public images. */
@Controller('media')
export class MediaController {
  constructor(@Inject(FileServer) private readonly files: FileServer) {}

  @Get('*')
  async image(@Param('*') path: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return streamAnswer(await this.files.openImage(path, goneSignal(reply)), HEADERS, reply);
  }
}
