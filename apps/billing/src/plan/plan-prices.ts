import { Inject, Injectable } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { planIdOf, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { pastStoredFailure } from '../stripe/past-stored-failure.js';
import { STRIPE_FAILED, StripeApi } from '../stripe/stripe-api.js';
import { Catalog } from './catalog.js';
import { plan, type VersionedPlan } from './domain/plan.decider.js';

/** Gives each paid plan a price at Stripe. A price there never changes, so a new amount is a new price. */
@Injectable()
export class PlanPrices {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly catalog: Catalog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Paid plans that cannot be bought yet. */
  async missing(): Promise<VersionedPlan[]> {
    if (!this.stripe.configured) return [];
    const all = await this.catalog.all();
    return all.filter(({ priceMonthlyCents, stripePriceId }) => priceMonthlyCents > 0 && stripePriceId === null);
  }

  /** @throws DomainError PAYMENT.STRIPE_FAILED; repeat it later */
  async assign({ name, displayName, priceMonthlyCents, version }: VersionedPlan): Promise<void> {
    const key = `price-${name}-${version}-${priceMonthlyCents}`;
    const terms = {
      currency: 'usd',
      unit_amount: priceMonthlyCents,
      recurring: { interval: 'month' as const },
      product_data: { name: displayName },
      metadata: { plan: name },
    };
    const { id: stripePriceId } = await this.stripe.ask(STRIPE_FAILED, (stripe) =>
      pastStoredFailure(key, this.clock.now(), (idempotencyKey) => stripe.prices.create(terms, { idempotencyKey })),
    );
    const command = { type: 'assign-price' as const, stripePriceId, priceMonthlyCents };
    await this.store.execute(plan, planIdOf(name), systemContext({ commandId: `${key}-${stripePriceId}` }), command);
  }
}
