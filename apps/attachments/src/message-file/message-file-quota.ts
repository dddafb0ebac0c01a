import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError, MEGABYTE } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { IMAGES, type ImageRecord } from '../image/image.schema.js';
import { UPLOAD_COUNTS, type UploadCount } from '../attachment/upload-count.schema.js';
import { MESSAGE_FILES, type MessageFileRecord } from './message-file.schema.js';

/** Limits the bytes of each person's photos and files in messages. */
@Injectable()
export class MessageFileQuota {
  constructor(
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    @InjectModel(UPLOAD_COUNTS) private readonly uploadCounts: Model<UploadCount>,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** Checks a file before it is sent. @throws DomainError MESSAGE_FILE.STORAGE_FULL */
  async requireRoom(personId: string, bytes: number): Promise<void> {
    this.check((await this.storedBy(personId)) + bytes);
  }

  /**
   * Checks in the transaction that added a file. Concurrent uploads of one person conflict here, so each counts the
   * others. @throws DomainError MESSAGE_FILE.STORAGE_FULL
   */
  async requireWithin(personId: string, session: ClientSession): Promise<void> {
    const count = { _id: `message-files/${personId}` };
    await this.uploadCounts.updateOne(count, { $inc: { uploads: 1 } }, { upsert: true, session });
    this.check(await this.storedBy(personId, session));
  }

  private check(bytes: number): void {
    const { STALLBOOK_MESSAGE_FILES_PER_PERSON_MB: limit } = this.config;
    if (bytes <= limit * MEGABYTE) return;
    throw new DomainError(
      'MESSAGE_FILE.STORAGE_FULL',
      `The photos and files in your messages may take up to ${limit} MB in total. Share a link to a larger file instead.`,
    );
  }

  private async storedBy(uploadedBy: string, session?: ClientSession): Promise<number> {
    const options = session && { session };
    const files = await this.files.aggregate<{ bytes: number }>(
      [{ $match: { uploadedBy } }, { $group: { _id: null, bytes: { $sum: '$fileSize' } } }],
      options,
    );
    const photos = await this.images.aggregate<{ bytes: number }>(
      [{ $match: { uploadedBy, kind: 'message-image' } }, { $group: { _id: null, bytes: { $sum: '$storedBytes' } } }],
      options,
    );
    return (files[0]?.bytes ?? 0) + (photos[0]?.bytes ?? 0);
  }
}
