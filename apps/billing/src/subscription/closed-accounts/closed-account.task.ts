import { Inject, Injectable } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { isAccountGone, StripeApi } from '../../stripe/stripe-api.js';
import { subscription } from '../domain/subscription.decider.js';
import { subscriptions, type SubscriptionDocument } from '../subscription.projection.js';

const EVERY_MS = 2_000;
const BATCH = 100;
const FAILED = { code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' };

/** Deletes people at Stripe who deleted their account; this ends their subscriptions. */
@Injectable()
export class ClosedAccountTask extends PollingTask {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    @Inject(DB) private readonly db: Db,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'closed-accounts', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const closed = await this.db
      .collection<SubscriptionDocument>(subscriptions.collection)
      .find({ closed: true })
      .limit(BATCH)
      .toArray();
    for (const { _id: personId, customerId } of closed) {
      if (stop.aborted) return;
      if (customerId)
        await this.deleteAtStripe(personId, customerId).catch((err: unknown) => {
          this.logger.warn({ err, personId }, 'a customer could not be deleted at stripe and will be retried');
        });
    }
  }

  private async deleteAtStripe(personId: string, customerId: string): Promise<void> {
    await this.stripe.ask(FAILED, async (stripe) => {
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
