import { Controller, Get, Head, Inject, Param, Req, Res } from '@nestjs/common';
import { hiddenImageLink } from '@stallbook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { goneSignal } from '../http/gone-signal.js';
import { isGone } from '../http/is-gone.js';
import { Requests } from '../session/requests.js';
import { FileServer } from './file-server.js';
import { streamAnswer } from './stream-answer.js';

const HEADERS = ['content-type', 'content-length', 'x-content-type-options', 'cache-control'];

/** Public images. While their event is taken down, only its organizer and admins see them. */
@Controller('media')
export class MediaController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(FileServer) private readonly files: FileServer,
  ) {}

  @Get('*')
  async image(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      return streamAnswer(await this.files.openImage(path, goneSignal(reply)), HEADERS, reply);
    } catch (error) {
      const caller = this.requests.callerOf(request);
      if (!isGone(error) || !caller.actor) throw error;
      const { signedUrl } = await caller.call(hiddenImageLink, { path }).catch((refusal: unknown) => {
        throw isGone(refusal) ? error : refusal;
      });
      return reply.header('cache-control', 'private, no-store').redirect(signedUrl);
    }
  }

  @Head('*')
  head(@Param('*') path: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.image(path, request, reply);
  }
}
