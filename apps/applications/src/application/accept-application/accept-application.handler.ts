import { Controller } from '@nestjs/common';
import { acceptApplication as operation, type AcceptApplicationInput, type Application } from '@stallbook/contracts';
import { callerContext, EventStore, scopedCommandId, type Executed } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { KeyedMutex } from '@stallbook/kernel/concurrency';
import { Handles } from '@stallbook/rpc';
import { boothAllocation } from '../../booth-allocation/domain/booth-allocation.decider.js';
import { MarketEventReplicas, type MarketEventReplica } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import type { ApplicationState } from '../domain/application.state.js';
import type { Accept } from '../domain/review.js';
import { reviewable } from '../reviewable.js';
import { textOrNull } from '../text.js';

/** Accepting allocates a booth in the same transaction. */
@Controller()
export class AcceptApplicationHandler {
  /** Callers for a last booth take turns instead of racing. */
  private readonly lastBooth = new KeyedMutex();

  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: AcceptApplicationInput, context: CallContext): Promise<Application> {
    const { marketEventId } = await reviewable(this.reader, input.applicationId);
    const market = await this.markets.require(marketEventId);
    const done = await this.lastBooth.run(marketEventId, () => this.accept(input, market, context), context.deadline);
    return this.presenter.one(done.state);
  }

  private accept(input: AcceptApplicationInput, market: MarketEventReplica, context: CallContext) {
    const { applicationId } = input;
    const caller = callerContext(context);
    const command: Accept = {
      type: 'accept',
      organizerId: actorOf(context).id,
      ownerId: market.organizerId,
      boothLocation: textOrNull(input.boothLocation),
      customMessage: textOrNull(input.customMessage),
    };
    return this.store.transaction<Executed<ApplicationState>>(
      caller,
      async (tx) => {
        // The application comes first: its commit carries the command ID, by which a repeated command finds its answer.
        const accepted = await tx.execute(application, applicationId, command);
        await tx.execute(boothAllocation, market._id, { applicationId, maxVendors: market.maxVendors });
        return accepted;
      },
      { repeated: () => this.store.answerOf(application, scopedCommandId(caller)) },
    );
  }
}
