import { Injectable } from '@nestjs/common';
import type { Subscription } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { DomainError, isPresent, type CallContext } from '@stallbook/kernel';
import type Stripe from 'stripe';
import { StripeApi } from '../stripe/stripe-api.js';
import { subscription } from './domain/subscription.decider.js';
import type { PaidPlan } from './domain/subscription.events.js';
import { SubscriptionPresenter } from './subscription.presenter.js';
import { SubscriptionSync } from './subscription-sync.js';

/** A change of a running subscription at Stripe. Stripe keeps it, so a repeated call changes nothing. */
@Injectable()
export class SubscriptionChange {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly sync: SubscriptionSync,
    private readonly presenter: SubscriptionPresenter,
  ) {}

  /** @throws DomainError with the given failure, also without a paid plan */
  async make(
    personId: string,
    context: CallContext,
    failure: { code: string; message: string },
    work: (stripe: Stripe, paid: PaidPlan) => Promise<unknown>,
  ): Promise<Subscription> {
    const { state } = await this.store.load(subscription, personId);
    const paid = isPresent(state) ? state.paid : null;
    if (!paid) throw new DomainError(failure.code, failure.message);
    const changed = await this.stripe.ask(failure, async (stripe) => {
      await work(stripe, paid);
      return this.sync.follow(personId, callerContext(context));
    });
    return this.presenter.show(personId, changed);
  }
}
