import { Controller, Inject } from '@nestjs/common';
import { changeBanner, type ChangeBannerInput, type MarketEvent } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../domain/market-event.decider.js';
import { answerOf } from '../market-event.presenter.js';

@Controller()
export class ChangeBannerHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(changeBanner)
  async handle({ id, imageId }: ChangeBannerInput, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const command = { type: 'change-banner' as const, actorId: actor.id, imageId };
    const done = await this.store.execute(marketEvent, id, callerContext(context), command);
    return answerOf(done, actor, this.clock.now());
  }
}
