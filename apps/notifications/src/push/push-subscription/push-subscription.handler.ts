import { Controller } from '@nestjs/common';
import {
  subscribeToPush,
  unsubscribeFromPush,
  type PushEndpointInput,
  type PushState,
  type SubscribeToPushInput,
} from '@stallbook/contracts';
import { actorOf, badInput, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { PushService } from '../push-service.js';
import { PushSubscriptions } from '../push-subscriptions.js';

const UNKNOWN = { path: 'endpoint', message: 'This browser uses a push service that we do not know' };

@Controller()
export class PushSubscriptionHandler {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly service: PushService,
  ) {}

  @Handles(subscribeToPush)
  async subscribe(input: SubscribeToPushInput, context: CallContext): Promise<PushState> {
    if (!this.service.accepts(input.endpoint)) throw badInput('This browser cannot get notifications.', [UNKNOWN]);
    await this.subscriptions.add(actorOf(context), input);
    return { subscribed: true };
  }

  @Handles(unsubscribeFromPush)
  async unsubscribe({ endpoint }: PushEndpointInput, context: CallContext): Promise<PushState> {
    await this.subscriptions.remove(actorOf(context).id, endpoint);
    return { subscribed: false };
  }
}
