import { Controller, Inject } from '@nestjs/common';
import { expressInterest, type EventInterest, type ExpressInterestInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, isPresent, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { isPast } from '../../replicas/is-past.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { interest } from '../domain/interest.decider.js';
import { interestIdOf } from '../interest-id.js';
import { InterestPresenter } from '../interest.presenter.js';

@Controller()
export class ExpressInterestHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: InterestPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(expressInterest)
  async handle({ eventId, message }: ExpressInterestInput, context: CallContext): Promise<EventInterest> {
    const vendorId = actorOf(context).id;
    const market = await this.markets.requirePublished(eventId);
    const interestId = interestIdOf(vendorId, eventId);
    const { state } = await this.store.execute(interest, interestId, callerContext(context), {
      type: 'express',
      interestId,
      marketEventId: eventId,
      vendorId,
      organizerId: market.organizerId,
      isPast: isPast(market, this.clock.now()),
      message: message?.trim() ?? '',
    });
    if (!isPresent(state)) throw new Error('an interest that was expressed is missing');
    return this.presenter.one(state);
  }
}
