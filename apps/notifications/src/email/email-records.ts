import { Inject, Injectable } from '@nestjs/common';
import type { RecordEmailInput } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { isDuplicateKey } from '@stallbook/event-store';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { EmailRecord } from './email-record.js';

/** What became of each mail, also of those that other services handed to the queue. */
@Injectable()
export class EmailRecords {
  private readonly emails: Collection<EmailRecord>;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.emails = db.collection<EmailRecord>('emails');
  }

  async isSent(id: string): Promise<boolean> {
    return (await this.emails.findOne({ _id: id, status: 'sent' }, { projection: { _id: 1 } })) !== null;
  }

  /** A mail that went out stays sent. */
  async settle({ id, type, status, error }: RecordEmailInput): Promise<void> {
    const now = this.clock.now();
    const settled = { type, status, settledAt: now, error: error ?? null };
    const dropped = status === 'sent' ? { message: null } : {};
    const fresh = { createdAt: now, enqueuedAt: now, personId: null, ...(status === 'failed' && { message: null }) };
    const unsent = { _id: id, status: { $ne: 'sent' as const } };
    try {
      await this.emails.updateOne(unsent, { $set: { ...settled, ...dropped }, $setOnInsert: fresh }, { upsert: true });
    } catch (error) {
      // The upsert meets the id of the one that was sent.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
