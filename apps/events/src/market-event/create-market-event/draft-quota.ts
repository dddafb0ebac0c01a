import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, DB, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession, Db } from 'mongodb';

interface DraftCount {
  /** `<organizer>:<day>` */
  _id: string;
  day: Date;
  drafts: number;
}

const TWO_DAYS_SECONDS = 2 * 24 * 60 * 60;

/** Limits the market events that an organizer creates per UTC day. */
@Injectable()
export class DraftQuota implements OnModuleInit {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.counts.collectionName]);
    await this.counts.createIndex({ day: 1 }, { expireAfterSeconds: TWO_DAYS_SECONDS });
  }

  /** Runs in the transaction of the creation. @throws DomainError MARKET_EVENT.DAILY_LIMIT_REACHED */
  async take(organizerId: string, session: ClientSession): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    const counted = await this.counts.findOneAndUpdate(
      { _id: `${organizerId}:${day}` },
      { $inc: { drafts: 1 }, $setOnInsert: { day: new Date(day) } },
      { upsert: true, returnDocument: 'after', session },
    );
    const { STALLBOOK_DRAFTS_PER_DAY: limit } = this.config;
    if ((counted?.drafts ?? 0) <= limit) return;
    throw new DomainError(
      'MARKET_EVENT.DAILY_LIMIT_REACHED',
      `You can create up to ${limit} events per day. Please try again tomorrow.`,
    );
  }

  private get counts() {
    return this.db.collection<DraftCount>('draftCounts');
  }
}
