import { Controller } from '@nestjs/common';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { deleteMarketEvent, type ByIdInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../domain/market-event.js';
import { remove } from '../domain/market-event.decider.js';

/** Applications and attachments go with it: their services delete them on the announcement. */
@Controller()
export class DeleteMarketEventHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(deleteMarketEvent)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const { id: actorId } = actorOf(context);
    const done = await this.store.execute(marketEvent, id, callerContext(context), (state) =>
      remove(state, { actorId }),
    );
    return { id: done.id };
  }
}
