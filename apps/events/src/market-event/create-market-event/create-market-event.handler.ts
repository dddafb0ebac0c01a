import { Controller, Inject } from '@nestjs/common';
import { actorOf, newId, type CallContext, type Clock } from '@stallbook/kernel';
import { createMarketEvent, type CreateMarketEventInput, type MarketEvent } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { answerOf } from '../market-event.presenter.js';
import { detailsFromInput } from '../details-from-input.js';
import { marketEvent } from '../domain/market-event.decider.js';
import { reserveEventCode } from '../event-codes.js';
import { DraftQuota } from './draft-quota.js';

@Controller()
export class CreateMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    private readonly quota: DraftQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(createMarketEvent)
  async handle(input: CreateMarketEventInput, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const command = callerContext(context);
    const change = detailsFromInput(input);
    const done = await this.store.transaction(
      command,
      async (tx) => {
        const id = newId();
        const eventCode = await reserveEventCode(tx, id);
        const drafted = await tx.execute(marketEvent, id, { type: 'draft', organizerId: actor.id, eventCode, change });
        await this.quota.take(actor.id, tx.session);
        return drafted;
      },
      { repeated: () => this.store.answerOf(marketEvent, command) },
    );
    return answerOf(done, actor, this.clock.now());
  }
}
