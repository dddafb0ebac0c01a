import { Controller } from '@nestjs/common';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { deleteMarketEvent, type ByIdInput, type DeletedMarketEvent } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { Handles } from '@stallbook/rpc';
import { PaidBooths } from '../../replicas/paid-booths.js';
import { marketEvent } from '../domain/market-event.decider.js';

/** The services of applications and attachments delete theirs on the integration event; billing refunds first. */
@Controller()
export class DeleteMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    private readonly booths: PaidBooths,
  ) {}

  @Handles(deleteMarketEvent)
  async handle({ id }: ByIdInput, context: CallContext): Promise<DeletedMarketEvent> {
    const { id: actorId } = actorOf(context);
    return this.store.transaction(
      callerContext(context),
      async (tx) => {
        const hasPayments = (await this.booths.lastPaid(id, tx.session)) !== null;
        await tx.execute(marketEvent, id, { type: 'delete', actorId, hasPayments });
        return { id, isRefunding: hasPayments };
      },
      { repeated: async () => ({ id, isRefunding: (await this.store.load(marketEvent, id)).state !== 'deleted' }) },
    );
  }
}
