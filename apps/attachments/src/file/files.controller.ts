import type { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Put, Req, Res } from '@nestjs/common';
import { IMPORT_FILE_DAYS, type StoredUpload } from '@stallbook/contracts';
import { DAY_MS, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountExports } from '../account-export/account-exports.js';
import { UploadRecorder } from '../attachment/upload-recorder.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { typeOf } from './file-type.js';
import { receiveUpload } from './receive-upload.js';
import { ImageReceiver } from '../image/image-receiver.js';
import { filesOf, marketEventKinds } from '../image/image-kinds.js';
import { MessageFileReceiver } from '../message-file/message-file-receiver.js';
import { Tickets, type UploadPermit } from './tickets.js';
import { Uploaders } from './uploaders.js';
import { Uploads, type Hold } from './uploads.js';
import { expiredLink, replyWith } from './http-errors.js';

/** Beyond the days for which the file of an import is kept: an import may never start. */
const IMPORT_MS = 2 * IMPORT_FILE_DAYS * DAY_MS;

/** Transfers bytes for the gateway and the workers. The ticket or the token grants the permission. */
@Controller('files')
export class FilesController {
  constructor(
    private readonly tickets: Tickets,
    private readonly uploads: Uploads,
    private readonly uploaders: Uploaders,
    private readonly recorder: UploadRecorder,
    private readonly accountExports: AccountExports,
    private readonly images: ImageReceiver,
    private readonly messageFiles: MessageFileReceiver,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
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
      if (!file) throw expiredLink();
      void reply.headers({
        'content-type': permit.fileType,
        'content-length': file.size,
        'content-disposition': `${permit.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(permit.filename)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': permit.inline ? 'private, max-age=3600' : 'private, no-store',
      });
      return file.stream;
    });
  }

  private async receive(ticket: string, body: Readable): Promise<StoredUpload> {
    const permit = this.tickets.uploads.read(ticket);
    if (!permit) {
      body.resume();
      throw expiredLink();
    }
    const { fileId: id, maxBytes } = permit;
    const hold = await this.begin(permit);
    if (!hold) {
      body.resume();
      return this.storedBefore(permit);
    }
    const stopKeepAlive = this.uploads.keepAlive(hold);
    try {
      if (permit.kind === 'image') return { fileId: id, image: await this.images.receive(permit, hold, body) };
      if (permit.kind === 'message-file') {
        await this.messageFiles.receive(permit, hold, body);
        return { fileId: id };
      }
      // Only attachments are opened by other people.
      const check = async (head: Buffer) => (permit.kind === 'attachment' ? typeOf(permit.filename, head) : '');
      const { size, checked: fileType } = await receiveUpload(this.store, { id, body, maxBytes, check });
      if (permit.kind === 'attachment') return await this.recorder.record(permit, hold, fileType, size);
      if (permit.kind === 'account-export') await this.accountExports.complete(hold, size, permit.format);
      else {
        await this.uploaders.requireStillAllowed(permit);
        await this.uploads.record(hold);
      }
      return { fileId: id };
    } catch (error) {
      await this.uploads.abandon(hold);
      throw error;
    } finally {
      stopKeepAlive();
    }
  }

  private async begin(permit: UploadPermit): Promise<Hold | null> {
    if (permit.kind === 'import') {
      return this.uploads.begin(permit.fileId, { expiresAt: new Date(this.clock.now().getTime() + IMPORT_MS) });
    }
    if (permit.kind !== 'image') return this.uploads.begin(permit.fileId);
    const files = filesOf(permit.fileId, permit.imageKind);
    const hold = await this.uploads.begin(permit.fileId, { files });
    if (hold || !marketEventKinds.includes(permit.imageKind)) return hold;
    // An image of the same name is replaced.
    await this.uploads.discard(permit.fileId);
    return this.uploads.begin(permit.fileId, { files });
  }

  private async storedBefore(permit: UploadPermit): Promise<StoredUpload> {
    const { fileId } = permit;
    if (permit.kind === 'attachment') return this.recorder.storedUpload(permit);
    if (permit.kind !== 'image') return { fileId };
    const image = await this.images.stored(permit);
    if (!image) throw expiredLink();
    return { fileId, image };
  }
}
