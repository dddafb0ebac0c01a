import { Injectable } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { planIdOf } from '@stallbook/kernel';
import { StripeApi } from '../stripe/stripe-api.js';
import { Catalog } from './catalog.js';
import { plan, type VersionedPlan } from './domain/plan.decider.js';

const FAILED = { code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' };

/** Gives each paid plan a price at Stripe. A price there never changes, so a new amount is a new price. */
@Injectable()
export class PlanPrices {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly catalog: Catalog,
  ) {}

  get configured(): boolean {
    return this.stripe.configured;
  }

  /** @throws DomainError PAYMENT.STRIPE_FAILED; repeat it later */
  async assignMissing(): Promise<void> {
    for (const one of await this.catalog.all()) {
      if (one.priceMonthlyCents > 0 && one.stripePriceId === null) await this.assign(one);
    }
  }

  private async assign({ name, displayName, priceMonthlyCents, version }: VersionedPlan): Promise<void> {
    const key = `price-${name}-${version}-${priceMonthlyCents}`;
    const { id: stripePriceId } = await this.stripe.ask(FAILED, (stripe) =>
      stripe.prices.create(
        {
          currency: 'usd',
          unit_amount: priceMonthlyCents,
          recurring: { interval: 'month' },
          product_data: { name: displayName },
          metadata: { plan: name },
        },
        { idempotencyKey: key },
      ),
    );
    const command = { type: 'assign-price' as const, stripePriceId, priceMonthlyCents };
    await this.store.execute(plan, planIdOf(name), systemContext({ commandId: `${key}-${stripePriceId}` }), command);
  }
}
