import { statusOf } from '@stallbook/platform';
import { Controller, Get, Head, Inject, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileServer } from './file-server.js';
import { goneSignal } from '../http/gone-signal.js';
import { languageOf, sayLanguage } from '../web/language/language.js';
import { streamAnswer } from './stream-answer.js';
import { refusalPage } from './refusal-page.js';

const HEADERS = ['content-type', 'content-length', 'content-disposition', 'x-content-type-options', 'cache-control'];

/** A signed link is the permission: anyone who has it may open the file until it expires. */
@Controller('files')
export class DownloadsController {
  constructor(@Inject(FileServer) private readonly files: FileServer) {}

  @Get(':token')
  async download(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      return await streamAnswer(await this.files.open(token, goneSignal(reply)), HEADERS, reply);
    } catch (error) {
      if (!DomainError.is(error) || !wantsPage(request)) throw error;
      const language = languageOf(request);
      void sayLanguage(reply, language).code(statusOf(error.code)).type('text/html; charset=utf-8');
      return reply.send(refusalPage(error.message, language));
    }
  }

  @Head(':token')
  head(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return this.download(token, request, reply);
  }
}

/** Links open in a new tab, where a person reads the error. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;
