import { Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { requestImportUpload, requestUpload, type Attachment } from '@stallbook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';
import { FileServer } from './file-server.js';
import { passUpload } from './pass-upload.js';

@Controller('uploads')
export class UploadsController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(FileServer) private readonly files: FileServer,
  ) {}

  /** Fields in this order: `filename`, `description`, `fileSize` in bytes, then the file. */
  @Post('attachments/:eventId')
  @HttpCode(200)
  async attachment(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Attachment | undefined> {
    const caller = this.requests.callerOf(request);
    const { attachment } = await passUpload(this.files, request, reply, {
      ask: ({ fields: { description, fileSize }, filename }) =>
        caller.call(requestUpload, {
          eventId,
          filename,
          ...(description && { description }),
          ...(fileSize && { fileSize: Number(fileSize) }),
        }),
    });
    return attachment;
  }

  @Post('imports')
  @HttpCode(200)
  async import(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ fileId: string; filename: string }> {
    const caller = this.requests.callerOf(request);
    let filename = '';
    const { fileId } = await passUpload(this.files, request, reply, {
      ask: (form) => {
        filename = form.filename;
        return caller.call(requestImportUpload, { filename });
      },
    });
    return { fileId, filename };
  }
}
