import type { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Put, Req, Res } from '@nestjs/common';
import type { StoredUpload } from '@stallbook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountExports } from '../account-export/account-exports.js';
import { RecordUpload } from '../attachment/record-upload/record-upload.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { typeOf } from './file-type.js';
import { receiveUpload } from './receive-upload.js';
import { Tickets } from './tickets.js';
import { Uploads } from './uploads.js';
import { deadLink, replyWith } from './http-errors.js';

/** Bytes in and bytes out, for the gateway and the workers. Permission is what the ticket or the token says. */
@Controller('files')
export class FilesController {
  constructor(
    private readonly tickets: Tickets,
    private readonly uploads: Uploads,
    private readonly recordUpload: RecordUpload,
    private readonly accountExports: AccountExports,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  @Put(':ticket')
  put(
    @Param('ticket') ticket: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return replyWith(reply, () => this.receive(ticket, request.body as Readable));
  }

  @Get(':token')
  get(@Param('token') token: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return replyWith(reply, async () => {
      const permit = this.tickets.downloads.read(token);
      const file = permit && (await this.store.get(permit.fileId));
      if (!file) throw deadLink();
      void reply.headers({
        'content-type': permit.fileType,
        'content-length': file.size,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(permit.filename)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      return file.stream;
    });
  }

  private async receive(ticket: string, body: Readable): Promise<StoredUpload> {
    const permit = this.tickets.uploads.read(ticket);
    if (!permit) {
      body.resume();
      throw deadLink();
    }
    const { fileId: id, maxBytes } = permit;
    const hold = await this.uploads.begin(id);
    if (!hold) {
      body.resume();
      return permit.kind === 'attachment' ? this.recordUpload.known(permit) : { fileId: id };
    }
    const rest = this.uploads.keepAlive(hold);
    try {
      // Only what organizers send is opened by others.
      const judge = async (head: Buffer) => (permit.kind === 'attachment' ? typeOf(permit.filename, head) : '');
      const { size, verdict } = await receiveUpload(this.store, { id, body, maxBytes, judge });
      if (permit.kind === 'attachment') return await this.recordUpload.record(permit, hold, verdict, size);
      if (permit.kind === 'account-export') await this.accountExports.complete(hold, size, permit.format);
      else await this.uploads.record(hold);
      return { fileId: id };
    } catch (error) {
      await this.uploads.abandon(hold);
      throw error;
    } finally {
      rest();
    }
  }
}
