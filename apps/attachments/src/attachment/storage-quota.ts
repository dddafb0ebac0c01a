import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError, MEGABYTE } from '@stallbook/kernel';
import { CONFIG, DB, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { attachments } from './attachment.projection.js';
import { UPLOAD_COUNTS, type UploadCount } from './upload-count.schema.js';

/** Limits the stored bytes of each organizer. */
@Injectable()
export class StorageQuota {
  constructor(
    @InjectModel(UPLOAD_COUNTS) private readonly uploadCounts: Model<UploadCount>,
    @Inject(DB) private readonly db: Db,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** Checks a file before it is sent. @throws DomainError ATTACHMENT.STORAGE_FULL */
  async requireRoom(organizerId: string, bytes: number): Promise<void> {
    this.check((await this.storedBy(organizerId)) + bytes);
  }

  /**
   * Checks in the transaction that added a file. Concurrent uploads of one organizer conflict here, so each counts the
   * others. @throws DomainError ATTACHMENT.STORAGE_FULL
   */
  async requireWithin(organizerId: string, session: ClientSession): Promise<void> {
    await this.uploadCounts.updateOne({ _id: organizerId }, { $inc: { uploads: 1 } }, { upsert: true, session });
    this.check(await this.storedBy(organizerId, session));
  }

  private check(bytes: number): void {
    const { STALLBOOK_STORAGE_PER_ORGANIZER_MB: limit } = this.config;
    if (bytes <= limit * MEGABYTE) return;
    throw new DomainError(
      'ATTACHMENT.STORAGE_FULL',
      `Your files may take up to ${limit} MB in total. Delete some files to upload new ones.`,
    );
  }

  private async storedBy(uploadedBy: string, session?: ClientSession): Promise<number> {
    const [sum] = await attachments
      .in(this.db)
      .aggregate<{ bytes: number }>(
        [{ $match: { uploadedBy } }, { $group: { _id: null, bytes: { $sum: '$fileSize' } } }],
        session && { session },
      )
      .toArray();
    return sum?.bytes ?? 0;
  }
}
