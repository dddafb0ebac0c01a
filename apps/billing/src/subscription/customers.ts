import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { isPresent, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { Catalog } from '../plan/catalog.js';
import type { Unmatched } from '../stripe/outcome.js';
import { pastStoredFailure } from '../stripe/past-stored-failure.js';
import { STRIPE_FAILED, StripeApi } from '../stripe/stripe-api.js';
import { subscription } from './domain/subscription.decider.js';
import { subscriptions, type SubscriptionDocument } from './subscription.projection.js';

/** Each person is one customer at Stripe, known there by an ID only. */
@Injectable()
export class Customers {
  private readonly subscriptions: Collection<SubscriptionDocument>;

  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly catalog: Catalog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DB) db: Db,
  ) {
    this.subscriptions = subscriptions.in(db);
  }

  /** null: none yet, or deleted. */
  async find(personId: string): Promise<string | null> {
    const { state } = await this.store.load(subscription, personId);
    return isPresent(state) ? state.customerId : null;
  }

  /** Creates the customer before the first checkout. */
  async get(personId: string, context: CommandContext): Promise<string> {
    const { state: known, version } = await this.store.load(subscription, personId);
    if (isPresent(known) && known.customerId) return known.customerId;
    const { id: customerId } = await this.stripe.ask(STRIPE_FAILED, (stripe) =>
      pastStoredFailure(`customer-${personId}-${version}`, this.clock.now(), (idempotencyKey) =>
        stripe.customers.create({ metadata: { personId } }, { idempotencyKey }),
      ),
    );
    const command = {
      type: 'assign-customer' as const,
      personId,
      customerId,
      features: await this.catalog.features(),
    };
    const step = { ...context, commandId: `${context.commandId}/customer` };
    const { state } = await this.store.execute(subscription, personId, step, command);
    return (isPresent(state) && state.customerId) || customerId;
  }

  /** @throws DomainError PAYMENT.STRIPE_FAILED if the customer is not stored here and Stripe cannot be reached. */
  async personOf(customerId: string): Promise<{ personId: string } | Unmatched> {
    const known = await this.subscriptions.findOne({ customerId }, { projection: { _id: 1 } });
    if (known) return { personId: known._id };
    const customer = await this.stripe.ask(STRIPE_FAILED, (stripe) => stripe.customers.retrieve(customerId));
    const personId = customer.deleted ? undefined : customer.metadata['personId'];
    if (!personId) return 'ignored';
    const { state } = await this.store.load(subscription, personId);
    const hasAnother = isPresent(state) && (state.closed || state.customerId !== null);
    return hasAnother ? 'ignored' : 'early';
  }
}
