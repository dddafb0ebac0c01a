import { Inject, Injectable } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, RetryPauses, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { STRIPE_FAILED, isAccountGone, StripeApi } from '../stripe/stripe-api.js';
import { subscription } from './domain/subscription.decider.js';
import { subscriptions } from './subscription.projection.js';

const EVERY_MS = 2_000;
const BATCH = 100;

/** Deletes people at Stripe who deleted their account; this ends their subscriptions. */
@Injectable()
export class ClosedAccountTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'closed-accounts', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const all = subscriptions.in(this.db);
    await this.pauses.work(
      (_id) => all.find({ closed: true, _id }).limit(BATCH).toArray(),
      stop,
      async ({ _id: personId, customerId }) => {
        if (customerId) await this.deleteAtStripe(personId, customerId);
      },
      (err, { _id: personId }) =>
        this.logger.warn({ err, personId }, 'a customer could not be deleted at stripe and will be retried'),
    );
  }

  private async deleteAtStripe(personId: string, customerId: string): Promise<void> {
    await this.stripe.ask(STRIPE_FAILED, async (stripe) => {
      try {
        await stripe.customers.del(customerId);
      } catch (error) {
        if (!isAccountGone(error)) throw error;
      }
    });
    const context = systemContext({ commandId: `deleted-customer:${customerId}` });
    await this.store.execute(subscription, personId, context, { type: 'record-deleted-customer' });
  }
}
