import { Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import {
  messageFileId,
  requestImportUpload,
  requestMessageFileUpload,
  requestUpload,
  type Attachment,
} from '@stallbook/contracts';
import { withoutInvisible } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';
import { conversationOf } from './conversation-of.js';
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

  /** Fields: `filename`, those of `conversationOf`, and optional `fileSize` in bytes; then the file. */
  @Post('message-files')
  @HttpCode(200)
  async messageFile(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ id: string }> {
    const caller = this.requests.callerOf(request);
    const { fileId } = await passUpload(this.files, request, reply, {
      ask: async ({ fields: { fileSize, ...fields }, filename }) =>
        caller.call(requestMessageFileUpload, {
          threadId: await conversationOf(fields, caller),
          // Apps put marks for the text direction in names, which could hide what a file is.
          filename: withoutInvisible(filename) || 'file',
          ...(fileSize && { fileSize: Number(fileSize) }),
        }),
    });
    return { id: fileId.slice(messageFileId('').length) };
  }

  @Post('imports')
  @HttpCode(200)
  async import(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ fileId: string; filename: string }> {
    const caller = this.requests.callerOf(request);
    const { fileId, filename } = await passUpload(this.files, request, reply, {
      ask: ({ filename }) => caller.call(requestImportUpload, { filename }),
    });
    return { fileId, filename };
  }
}
