import { Controller } from '@nestjs/common';
import { rejectApplication as operation, type Application, type RejectApplicationInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import { reviewable } from '../reviewable.js';
import { textOrNull } from '../text.js';

@Controller()
export class RejectApplicationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: RejectApplicationInput, context: CallContext): Promise<Application> {
    const { marketEventId } = await reviewable(this.reader, input.applicationId);
    const market = await this.markets.require(marketEventId);
    const done = await this.store.execute(application, input.applicationId, callerContext(context), {
      type: 'reject',
      organizerId: actorOf(context).id,
      ownerId: market.organizerId,
      rejectionReason: textOrNull(input.rejectionReason),
    });
    return this.presenter.one(done.state);
  }
}
