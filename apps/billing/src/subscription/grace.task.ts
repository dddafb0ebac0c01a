import { Inject, Injectable } from '@nestjs/common';
import { systemContext } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, RetryPauses, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { subscriptions } from './subscription.projection.js';
import { SubscriptionSync } from './subscription-sync.js';

const EVERY_MS = 10_000;
const BATCH = 100;

/** Ends the grace period of unpaid plans: Stripe sends no event for it. */
@Injectable()
export class GraceTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    private readonly sync: SubscriptionSync,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'grace-periods', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const now = this.clock.now().toISOString();
    const over = { 'paid.graceUntil': { $gt: '', $lte: now }, 'paid.status': 'active' as const };
    const all = subscriptions.in(this.db);
    await this.pauses.work(
      (_id) =>
        all
          .find({ ...over, _id })
          .limit(BATCH)
          .toArray(),
      stop,
      async ({ _id: personId, paid }) => {
        const commandId = `grace:${personId}:${paid?.graceUntil}:${now}`;
        await this.sync.follow(personId, systemContext({ commandId }));
      },
      (err, { _id: personId }) =>
        this.logger.warn({ err, personId }, 'a grace period could not be ended and will be retried'),
    );
  }
}
