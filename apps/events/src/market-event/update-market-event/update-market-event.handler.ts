import { Controller, Inject } from '@nestjs/common';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { updateMarketEvent, type UpdateMarketEventInput, type MarketEvent } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { answerOf } from '../market-event.presenter.js';
import { detailsFromInput } from '../details-from-input.js';
import { marketEvent } from '../domain/market-event.decider.js';

@Controller()
export class UpdateMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(updateMarketEvent)
  async handle(input: UpdateMarketEventInput, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const done = await this.store.execute(marketEvent, input.id, callerContext(context), {
      type: 'change-details',
      actorId: actor.id,
      change: detailsFromInput(input),
      basedOn: input.revision ?? null,
      reason: input.reason ?? null,
    });
    return answerOf(done, actor, this.clock.now());
  }
}
