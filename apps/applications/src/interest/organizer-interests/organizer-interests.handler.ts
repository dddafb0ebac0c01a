import { Controller } from '@nestjs/common';
import { organizerInterests, type EventInterestPage, type OrganizerInterestsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { InterestPresenter } from '../interest.presenter.js';
import { InterestReader } from '../interest.reader.js';

@Controller()
export class OrganizerInterestsHandler {
  constructor(
    private readonly reader: InterestReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: InterestPresenter,
  ) {}

  @Handles(organizerInterests)
  async handle(input: OrganizerInterestsInput, context: CallContext): Promise<EventInterestPage> {
    const owned = await this.markets.idsOwnedBy(actorOf(context).id);
    const wanted = input.eventId ? owned.filter((id) => id === input.eventId) : owned;
    const { items, total } = await this.reader.pageOf(wanted, input);
    return { items: await this.presenter.many(items), total };
  }
}
