import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { DRAFT_COUNTS, type DraftCount } from './draft-count.schema.js';

/** Limits the market events that an organizer creates per UTC day. */
@Injectable()
export class DraftQuota {
  constructor(
    @InjectModel(DRAFT_COUNTS) private readonly counts: Model<DraftCount>,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs in the transaction of the creation. @throws DomainError MARKET_EVENT.DAILY_LIMIT_REACHED */
  async take(organizerId: string, session: ClientSession, drafts = 1): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    const counted = await this.counts.findOneAndUpdate(
      { _id: `${organizerId}:${day}` },
      { $inc: { drafts }, $setOnInsert: { day: new Date(day) } },
      { upsert: true, returnDocument: 'after', session, lean: true },
    );
    const { STALLBOOK_DRAFTS_PER_DAY: limit } = this.config;
    if ((counted?.drafts ?? 0) <= limit) return;
    throw new DomainError(
      'MARKET_EVENT.DAILY_LIMIT_REACHED',
      `You can create up to ${limit} events per day. Please try again tomorrow.`,
    );
  }
}
