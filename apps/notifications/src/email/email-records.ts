import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RecordEmailInput } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { isDuplicateKey } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { EMAILS, type EmailRecord } from './email.schema.js';

/** The delivery of each email, including those that other services enqueued. */
@Injectable()
export class EmailRecords {
  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailRecord>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Pick<EmailRecord, 'status' | 'personId'> | null> {
    return this.emails.findById(id, { status: 1, personId: 1 }).lean();
  }

  /** null while the email waits or is being sent. */
  settled(id: string): Promise<Pick<EmailRecord, 'status' | 'error'> | null> {
    return this.emails.findOne({ _id: id, status: { $ne: 'queued' } }, { status: 1, error: 1 }).lean();
  }

  /** A sent email stays sent. */
  async settle({ id, type, status, error }: RecordEmailInput): Promise<void> {
    const now = this.clock.now();
    const settled = { type, status, settledAt: now, error: error ?? null };
    const dropped = status === 'failed' ? {} : { message: null };
    const fresh = { createdAt: now, enqueuedAt: now, personId: null, ...(status === 'failed' && { message: null }) };
    const unsent = { _id: id, status: { $ne: 'sent' as const } };
    try {
      await this.emails.updateOne(unsent, { $set: { ...settled, ...dropped }, $setOnInsert: fresh }, { upsert: true });
    } catch (error) {
      // The upsert collides with the sent email.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
