import { Controller, Inject } from '@nestjs/common';
import { acceptApplication as operation, type AcceptApplicationInput, type Application } from '@stallbook/contracts';
import { callerContext, EventStore, scopedCommandId, type Executed } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { KeyedMutex } from '@stallbook/kernel/concurrency';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { boothAllocation, takeBooth } from '../../booth-allocation/domain/booth-allocation.decider.js';
import { MarketEventReplicas, type MarketEventReplica } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { application, type ApplicationState } from '../domain/application.js';
import { accept } from '../domain/review.decider.js';
import { reviewable } from '../reviewable.js';
import { textOrNull } from '../text.js';

/** Accepting takes a booth of the market event, in the same transaction. */
@Controller()
export class AcceptApplicationHandler {
  /** The callers for a last booth wait for each other instead of racing. */
  private readonly lastBooth = new KeyedMutex();

  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
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
    const command = {
      organizerId: actorOf(context).id,
      ownerId: market.organizerId,
      boothLocation: textOrNull(input.boothLocation),
      customMessage: textOrNull(input.customMessage),
      at: this.clock.now().toISOString(),
    };
    return this.store.transaction<Executed<ApplicationState>>(
      caller,
      async (tx) => {
        // The application first: its commit carries the command's id, by which a repetition finds its answer.
        const accepted = await tx.execute(application, applicationId, (state) => accept(command, state));
        await tx.execute(boothAllocation, market._id, (state) =>
          takeBooth({ applicationId, maxVendors: market.maxVendors }, state),
        );
        return accepted;
      },
      { repeated: () => this.store.answerOf(application, scopedCommandId(caller)) },
    );
  }
}
