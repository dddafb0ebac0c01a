import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, type Logger } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Subject } from './subject.js';

export interface StripeEvent {
  /** Stripe's event ID. */
  _id: string;
  type: string;
  subject: Subject | null;
  /** `ignored`: not ours. `abandoned`: every retry failed. */
  status: 'waiting' | 'processed' | 'ignored' | 'abandoned';
  receivedAt: Date;
  attempts: number;
  /** When a waiting event is due for a retry. */
  nextTryAt: Date;
}

const KEPT_SECONDS = 90 * 24 * 60 * 60;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** About three days, as long as Stripe retries. */
const MAX_ATTEMPTS = 84;

/** Every verified event. Its contents are not stored: they include personal data and are read at Stripe. */
@Injectable()
export class StripeEvents implements OnModuleInit {
  private readonly events: Collection<StripeEvent>;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.events = db.collection<StripeEvent>('stripeEvents');
  }

  async onModuleInit(): Promise<void> {
    await this.events.createIndexes([
      { key: { status: 1, nextTryAt: 1 } },
      { key: { receivedAt: 1 }, expireAfterSeconds: KEPT_SECONDS },
    ]);
  }

  /** Stores an event once. An abandoned event that is delivered again is retried. */
  async store(event: {
    id: string;
    type: string;
    subject: Subject | null;
  }): Promise<{ stored: StripeEvent; duplicate: boolean }> {
    const { id: _id, type, subject } = event;
    const now = this.clock.now();
    const fresh = {
      type,
      subject,
      status: subject ? 'waiting' : 'ignored',
      receivedAt: now,
      attempts: 0,
      nextTryAt: now,
    } as const;
    const { upsertedCount } = await this.events.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
    const again = { status: 'waiting', attempts: 0, nextTryAt: now } as const;
    await this.events.updateOne({ _id, status: 'abandoned' }, { $set: again });
    const stored = await this.events.findOne({ _id });
    if (!stored) throw new Error('an event that was just stored is gone');
    return { stored, duplicate: upsertedCount === 0 };
  }

  due(limit: number): Promise<StripeEvent[]> {
    return this.events
      .find({ status: 'waiting', nextTryAt: { $lte: this.clock.now() } }, { sort: { nextTryAt: 1 }, limit })
      .toArray();
  }

  async close({ _id }: StripeEvent, status: 'processed' | 'ignored'): Promise<void> {
    await this.events.updateOne({ _id }, { $set: { status } });
  }

  /** Doubles the pause before each retry; abandons the event after the last one. */
  async postpone({ _id, type, attempts }: StripeEvent): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), LONGEST_PAUSE_MS);
    const nextTryAt = new Date(this.clock.now().getTime() + pause);
    const status = attempts + 1 >= MAX_ATTEMPTS ? 'abandoned' : 'waiting';
    if (status === 'abandoned') this.logger.error({ eventId: _id, type }, 'a stripe event was abandoned');
    await this.events.updateOne({ _id, status: 'waiting' }, { $set: { status, nextTryAt }, $inc: { attempts: 1 } });
  }
}
