import { Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import {
  requestImportUpload,
  requestUpload,
  type Attachment,
  type StoredUpload,
  type UploadTicket,
} from '@stallbook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';
import { FileServer } from './file-server.js';
import { goneSignal } from './gone-signal.js';
import { drain, readUploadForm, type UploadForm } from './upload-form.js';

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
    const stored = await this.pass(request, reply, ({ fields: { description, fileSize }, filename }) =>
      caller.call(requestUpload, {
        eventId,
        filename,
        ...(description && { description }),
        ...(fileSize && { fileSize: Number(fileSize) }),
      }),
    );
    return stored.attachment;
  }

  @Post('imports')
  @HttpCode(200)
  async import(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ fileId: string; filename: string }> {
    const caller = this.requests.callerOf(request);
    let filename = '';
    const { fileId } = await this.pass(request, reply, (form) => {
      filename = form.filename;
      return caller.call(requestImportUpload, { filename });
    });
    return { fileId, filename };
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    ask: (form: UploadForm) => Promise<UploadTicket>,
  ): Promise<StoredUpload> {
    try {
      const form = await readUploadForm(request);
      const { ticket } = await ask(form);
      return await this.files.send(ticket, form.file, goneSignal(reply));
    } catch (error) {
      drain(request);
      throw error;
    }
  }
}
