import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { notFound, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { CALENDAR_FEEDS, type CalendarFeedRow } from './calendar-feed.schema.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Only a hash of the secret link is stored, so a copy of the database opens no calendar. */
@Injectable()
export class CalendarFeeds {
  constructor(
    @InjectModel(CALENDAR_FEEDS) private readonly rows: Model<CalendarFeedRow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(vendorId: string): Promise<CalendarFeedRow | null> {
    return this.rows.findById(vendorId).lean();
  }

  /** Replaces the former link. */
  async create(vendorId: string): Promise<{ token: string; createdAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = this.clock.now();
    await this.rows.updateOne({ _id: vendorId }, { $set: { tokenHash: hashOf(token), createdAt } }, { upsert: true });
    return { token, createdAt };
  }

  async revoke(vendorId: string): Promise<void> {
    await this.rows.deleteOne({ _id: vendorId });
  }

  /** @throws DomainError NOT_FOUND */
  async vendorOf(token: string): Promise<string> {
    const row = await this.rows.findOne({ tokenHash: hashOf(token) }, { _id: 1 }).lean();
    if (!row) throw notFound('This calendar link was turned off.');
    return row._id;
  }
}
