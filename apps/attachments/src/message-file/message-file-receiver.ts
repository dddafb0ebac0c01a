import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { receiveUpload } from '../file/receive-upload.js';
import type { MessageFilePermit } from '../file/tickets.js';
import { Uploaders } from '../file/uploaders.js';
import { Uploads, type Hold } from '../file/uploads.js';
import { MessageFileQuota } from './message-file-quota.js';
import { MESSAGE_FILES, type MessageFileRecord } from './message-file.schema.js';
import { pdfTooLarge, requirePdf } from './pdf.js';

/** Stores a file that a message may name later. */
@Injectable()
export class MessageFileReceiver {
  constructor(
    private readonly uploads: Uploads,
    private readonly uploaders: Uploaders,
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    private readonly quota: MessageFileQuota,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError UNSUPPORTED_TYPE, TOO_LARGE, BAD_INPUT, LINK_EXPIRED, UPLOAD_UNDER_WAY, MESSAGE_FILE.STORAGE_FULL */
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
    await this.uploaders.requireStillAllowed(permit);
    await withTransaction(this.client, async (session) => {
      const record = { ...facts, used: false, viewers: [] };
      await this.files.updateOne({ _id: id }, { $set: record }, { upsert: true, session });
      await this.quota.requireWithin(uploadedBy, session);
    });
    await this.uploads.finish(hold);
  }
}
