import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { receiveUpload } from '../file/receive-upload.js';
import type { MessageFilePermit } from '../file/tickets.js';
import { Uploads, type Hold } from '../file/uploads.js';
import { MESSAGE_FILES, type MessageFileRecord } from './message-file.schema.js';
import { pdfTooLarge, requirePdf } from './pdf.js';

/** Stores a file that a message may name later. */
@Injectable()
export class MessageFileReceiver {
  constructor(
    private readonly uploads: Uploads,
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError UNSUPPORTED_TYPE, TOO_LARGE, BAD_INPUT, UPLOAD_UNDER_WAY */
  async receive(permit: MessageFilePermit, hold: Hold, body: Readable): Promise<void> {
    const { fileId: id, threadId, uploadedBy, filename, maxBytes } = permit;
    const { size: fileSize } = await receiveUpload(this.store, {
      id,
      body,
      maxBytes,
      tooLarge: pdfTooLarge,
      check: requirePdf,
    });
    const facts = { threadId, uploadedBy, uploadedAt: this.clock.now(), filename, fileSize };
    await this.files.updateOne({ _id: id }, { $set: { ...facts, used: false, viewers: [] } }, { upsert: true });
    await this.uploads.finish(hold);
  }
}
