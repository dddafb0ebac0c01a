import { Controller } from '@nestjs/common';
import { mySubscription, type NoInput, type Subscription } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { subscription } from '../domain/subscription.decider.js';
import { SubscriptionPresenter } from '../subscription.presenter.js';

@Controller()
export class MySubscriptionHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: SubscriptionPresenter,
  ) {}

  @Handles(mySubscription)
  async handle(_input: NoInput, context: CallContext): Promise<Subscription> {
    const { id } = actorOf(context);
    return this.presenter.show(id, (await this.store.load(subscription, id)).state);
  }
}
