import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { HOUR_MS, type Clock } from '@stallbook/kernel';
import { Batcher } from '@stallbook/kernel/concurrency';
import { CLOCK, LOGGER, type Logger } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { STRIPE_EVENTS, type StripeEvent } from './stripe-event.schema.js';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = HOUR_MS;
/** About three days, as long as Stripe retries. */
const MAX_ATTEMPTS = 84;
/** Stripe may deliver 1,000 together. */
const STORED_TOGETHER = 100;

interface Arrival {
  event: StripeEvent;
  isNew: boolean;
}

/** Every verified event. Its contents are not stored: they include personal data and are read at Stripe. */
@Injectable()
export class StripeEvents {
  private readonly arrivals = new Batcher<Arrival>((arrivals) => this.insertNew(arrivals), { limit: STORED_TOGETHER });

  constructor(
    @InjectModel(STRIPE_EVENTS) private readonly events: Model<StripeEvent>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Stores an event once. An abandoned event that is delivered again is retried. */
  async store(event: {
    id: string;
    type: string;
    subject: StripeEvent['subject'];
  }): Promise<{ stored: StripeEvent; duplicate: boolean }> {
    const { id: _id, type, subject } = event;
    const now = this.clock.now();
    const status = subject ? 'waiting' : 'ignored';
    const fresh: StripeEvent = { _id, type, subject, status, receivedAt: now, attempts: 0, nextTryAt: now };
    const arrival = { event: fresh, isNew: false };
    await this.arrivals.add([arrival]);
    if (arrival.isNew) return { stored: fresh, duplicate: false };
    const known = await this.events.findById(_id).lean();
    if (known?.status !== 'abandoned') return { stored: known ?? fresh, duplicate: true };
    const again = { status: 'waiting', attempts: 0, nextTryAt: now } as const;
    await this.events.updateOne({ _id, status: 'abandoned' }, { $set: again });
    return { stored: { ...known, ...again }, duplicate: true };
  }

  due(limit: number): Promise<StripeEvent[]> {
    return this.events
      .find({ status: 'waiting', nextTryAt: { $lte: this.clock.now() } })
      .sort({ nextTryAt: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async close({ _id }: StripeEvent, status: 'processed' | 'ignored'): Promise<void> {
    await this.events.updateOne({ _id }, { $set: { status } });
  }

  /** Doubles the pause before each retry; abandons the event after the last one. */
  async postpone({ _id, type, attempts }: StripeEvent): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), MAX_PAUSE_MS);
    const nextTryAt = new Date(this.clock.now().getTime() + pause);
    const status = attempts + 1 >= MAX_ATTEMPTS ? 'abandoned' : 'waiting';
    if (status === 'abandoned') this.logger.error({ eventId: _id, type }, 'a stripe event was abandoned');
    await this.events.updateOne({ _id, status: 'waiting' }, { $set: { status, nextTryAt }, $inc: { attempts: 1 } });
  }

  private async insertNew(arrivals: readonly Arrival[]): Promise<void> {
    const upserts = arrivals.map(({ event: { _id, ...fresh } }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: fresh }, upsert: true },
    }));
    const { upsertedIds } = await this.events.bulkWrite(upserts);
    for (const [index, arrival] of arrivals.entries()) arrival.isNew = index in upsertedIds;
  }
}
