import { Injectable } from '@nestjs/common';
import { EventStore, type CommandContext, type Executed } from '@stallbook/event-store';
import { KeyedMutex } from '@stallbook/kernel/concurrency';
import { boothAllocation } from '../booth-allocation/domain/booth-allocation.decider.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { ApplicationReader } from './application.reader.js';
import { application } from './domain/application.decider.js';
import type { ApplicationState } from './domain/application.state.js';
import type { Accept, Reject } from './domain/review.js';

type Decided = Promise<Executed<ApplicationState>>;
type Acceptance = Omit<Accept, 'type' | 'ownerId' | 'isPublic'>;
type Rejection = Omit<Reject, 'type' | 'ownerId'>;

/** Accepts and rejects one application. */
@Injectable()
export class Decisions {
  /** Callers for a last booth take turns instead of racing. */
  private readonly lastBooth = new KeyedMutex();

  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
  ) {}

  /** Allocates a booth in the same transaction. */
  async accept(applicationId: string, acceptance: Acceptance, context: CommandContext): Decided {
    const { _id, organizerId: ownerId, maxVendors, status } = await this.marketOf(applicationId);
    const accept = { type: 'accept' as const, ownerId, isPublic: status === 'published', ...acceptance };
    const accepting = () =>
      this.store.transaction<Executed<ApplicationState>>(
        context,
        async (tx) => {
          // The application comes first: its commit carries the command ID, by which a repeated command finds its answer.
          const accepted = await tx.execute(application, applicationId, accept);
          await tx.execute(boothAllocation, _id, { type: 'take', applicationId, maxVendors });
          return accepted;
        },
        { repeated: () => this.store.answerOf(application, context) },
      );
    return this.lastBooth.run(_id, accepting, context.deadline);
  }

  async reject(applicationId: string, rejection: Rejection, context: CommandContext): Decided {
    const { organizerId: ownerId } = await this.marketOf(applicationId);
    return this.store.execute(application, applicationId, context, { type: 'reject', ownerId, ...rejection });
  }

  private async marketOf(applicationId: string) {
    const { marketEventId } = await this.reader.reviewable(applicationId);
    return this.markets.require(marketEventId);
  }
}
