import { Injectable } from '@nestjs/common';
import { BulkDecisionKind, type DecisionInput } from '@stallbook/contracts';
import {
  EventStore,
  scopedCommandId,
  type CommandContext,
  type Executed,
  type StoreTransaction,
} from '@stallbook/event-store';
import { idFrom } from '@stallbook/kernel';
import { KeyedMutex } from '@stallbook/kernel/concurrency';
import { WorkQueue } from '@stallbook/platform';
import { boothAllocation } from '../booth-allocation/domain/booth-allocation.decider.js';
import { BulkDecisions } from '../bulk-decision/bulk-decisions.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { ApplicationReader } from './application.reader.js';
import { application } from './domain/application.decider.js';
import type { ApplicationState } from './domain/application.state.js';
import type { Accept, Reject } from './domain/review.js';

type Decided = Promise<Executed<ApplicationState>>;
type Acceptance = Omit<Accept, 'type' | 'ownerId' | 'isPublic' | keyof Review>;
type Rejection = Omit<Reject, 'type' | 'ownerId' | keyof Review>;
type Review = Pick<Accept, 'organizerId' | 'contentsVersion' | 'bulkDecisionId'>;

export interface Decision {
  organizerId: string;
  input: DecisionInput;
  context: CommandContext;
}

/** Accepts and rejects one application. */
@Injectable()
export class Decisions {
  /** Callers for a last booth take turns instead of racing. */
  private readonly lastBooth = new KeyedMutex();

  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly bulks: BulkDecisions,
    private readonly queue: WorkQueue,
  ) {}

  /** Allocates a booth in the same transaction. */
  async accept(decision: Decision, acceptance: Acceptance): Decided {
    const { applicationId } = decision.input;
    const { _id, organizerId: ownerId, maxVendors, status } = await this.marketOf(applicationId);
    const accept = { type: 'accept' as const, ownerId, isPublic: status === 'published', ...acceptance };
    const accepting = () =>
      this.decide(BulkDecisionKind.accept, decision, async (tx, review) => {
        // The application comes first: its commit carries the command ID, by which a repeated command finds its answer.
        const accepted = await tx.execute(application, applicationId, { ...accept, ...review });
        await tx.execute(boothAllocation, _id, { type: 'take', applicationId, maxVendors });
        return accepted;
      });
    const accepted = await this.lastBooth.run(_id, accepting, decision.context.deadline);
    await this.queueHeld(decision);
    return accepted;
  }

  async reject(decision: Decision, rejection: Rejection): Decided {
    const { applicationId } = decision.input;
    const { organizerId: ownerId } = await this.marketOf(applicationId);
    const reject = { type: 'reject' as const, ownerId, ...rejection };
    const rejected = await this.decide(BulkDecisionKind.reject, decision, (tx, review) =>
      tx.execute(application, applicationId, { ...reject, ...review }),
    );
    await this.queueHeld(decision);
    return rejected;
  }

  /** One that can be undone is held back as a bulk of one. */
  private async decide(
    kind: BulkDecisionKind,
    decision: Decision,
    work: (tx: StoreTransaction, review: Review) => Decided,
  ): Decided {
    const { organizerId, input, context } = decision;
    const bulkDecisionId = heldIdOf(decision);
    const { contentsVersion } = input;
    return this.store.transaction(
      context,
      async (tx) => {
        const decided = await work(tx, { organizerId, contentsVersion, ...(bulkDecisionId && { bulkDecisionId }) });
        if (bulkDecisionId) {
          await this.bulks.hold(bulkDecisionId, organizerId, { decision: kind, application: input }, tx.session);
        }
        return decided;
      },
      { repeated: () => this.store.answerOf(application, context) },
    );
  }

  /** Outside of the turns: a slow queue must not keep others from a booth. */
  private async queueHeld(decision: Decision): Promise<void> {
    const id = heldIdOf(decision);
    if (id) await this.queue.add(id);
  }

  private async marketOf(applicationId: string) {
    const { marketEventId } = await this.reader.reviewable(applicationId);
    return this.markets.require(marketEventId);
  }
}

const heldIdOf = ({ input, context }: Decision): string | undefined =>
  input.undoable ? idFrom('bulk-decision', scopedCommandId(context)) : undefined;
