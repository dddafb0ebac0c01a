import { Controller } from '@nestjs/common';
import { myBroadcasts, type Broadcast, type ByIdInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BroadcastPresenter } from '../broadcast.presenter.js';
import { Broadcasts } from '../broadcasts.js';

@Controller()
export class MyBroadcastsHandler {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly presenter: BroadcastPresenter,
  ) {}

  @Handles(myBroadcasts)
  async handle({ id: eventId }: ByIdInput, context: CallContext): Promise<Broadcast[]> {
    return this.presenter.many(await this.broadcasts.about(eventId, actorOf(context).id));
  }
}
