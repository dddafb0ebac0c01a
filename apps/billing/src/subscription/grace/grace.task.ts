import { Inject, Injectable } from '@nestjs/common';
import { systemContext } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { subscriptions, type SubscriptionDocument } from '../subscription.projection.js';
import { SubscriptionSync } from '../subscription-sync.js';

const EVERY_MS = 10_000;
const BATCH = 100;

/** Ends the grace period of unpaid plans: Stripe sends no event for it. */
@Injectable()
export class GraceTask extends PollingTask {
  constructor(
    private readonly sync: SubscriptionSync,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'grace-periods', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const now = this.clock.now().toISOString();
    const over = await this.db
      .collection<SubscriptionDocument>(subscriptions.collection)
      .find({ 'paid.graceUntil': { $gt: '', $lte: now }, 'paid.status': 'active' })
      .limit(BATCH)
      .toArray();
    for (const { _id: personId, paid } of over) {
      if (stop.aborted) return;
      const context = systemContext({ commandId: `grace:${personId}:${paid?.graceUntil}:${now}` });
      await this.sync.follow(personId, context).catch((err: unknown) => {
        this.logger.warn({ err, personId }, 'a grace period could not be ended and will be retried');
      });
    }
  }
}
