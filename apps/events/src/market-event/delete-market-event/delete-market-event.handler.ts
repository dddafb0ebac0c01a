import { Controller } from '@nestjs/common';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { deleteMarketEvent, type ByIdInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../domain/market-event.decider.js';

/** The services of applications and attachments delete theirs on the integration event. */
@Controller()
export class DeleteMarketEventHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(deleteMarketEvent)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const { id: actorId } = actorOf(context);
    const done = await this.store.execute(marketEvent, id, callerContext(context), { type: 'delete', actorId });
    return { id: done.id };
  }
}
