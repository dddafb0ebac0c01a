import { Controller } from '@nestjs/common';
import { refreshSubscription, type NoInput, type Subscription } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { subscriberOf } from '../subscriber.js';
import { SubscriptionPresenter } from '../subscription.presenter.js';
import { SubscriptionSync } from '../subscription-sync.js';

/** After a return from Stripe, which a browser may forge, and which may be earlier than the webhook. */
@Controller()
export class RefreshSubscriptionHandler {
  constructor(
    private readonly sync: SubscriptionSync,
    private readonly presenter: SubscriptionPresenter,
  ) {}

  @Handles(refreshSubscription)
  async handle(_input: NoInput, context: CallContext): Promise<Subscription> {
    const { id } = subscriberOf(context);
    return this.presenter.show(id, await this.sync.follow(id, callerContext(context)));
  }
}
