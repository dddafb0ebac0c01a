import { Controller, Inject } from '@nestjs/common';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { publishMarketEvent, type ByIdInput, type MarketEvent } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { answerOf } from '../market-event.presenter.js';
import { marketEvent } from '../domain/market-event.decider.js';

@Controller()
export class PublishMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(publishMarketEvent)
  async handle(input: ByIdInput, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const done = await this.store.execute(marketEvent, input.id, callerContext(context), {
      type: 'publish',
      actorId: actor.id,
    });
    return answerOf(done, actor, this.clock.now());
  }
}
