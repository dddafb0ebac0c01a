import { Controller, Inject } from '@nestjs/common';
import {
  BulkDecisionStatus as Status,
  carryOutBulkDecision,
  type ByIdInput,
  type WorkStep,
} from '@stallbook/contracts';
import { EventStore, StepAlreadyTaken, type CommandContext, type StoreTransaction } from '@stallbook/event-store';
import { idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { BulkDecisionRow } from '../bulk-decision.schema.js';
import { BulkDecisions } from '../bulk-decisions.js';
import { BulkSteps } from '../bulk-steps.js';

const CHUNK = 25;
/** The organizer was erased after the decision had ended. */
const NOTHING_LEFT: WorkStep = { done: 1, total: 1, againAfterMs: null };

/** One step of a bulk. A repeated step changes nothing. */
@Controller()
export class CarryOutBulkDecisionHandler {
  constructor(
    private readonly bulks: BulkDecisions,
    private readonly steps: BulkSteps,
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(carryOutBulkDecision)
  async handle({ id }: ByIdInput, context: CallContext): Promise<WorkStep> {
    const bulk = await this.bulks.find(id);
    if (bulk) await this.step(bulk, context);
    const after = await this.bulks.find(id);
    if (!after) return NOTHING_LEFT;
    return { done: after.cursor, total: after.applicationIds.length, againAfterMs: this.pauseBefore(after) };
  }

  private async step(bulk: BulkDecisionRow, context: CallContext): Promise<void> {
    switch (bulk.status) {
      case Status.deciding:
        return this.inStep(bulk, context, (tx) => this.decideSome(bulk, tx));
      case Status.held:
        return this.pauseBefore(bulk) === 0 ? this.bulks.beginAnnouncing(bulk._id) : undefined;
      case Status.announcing:
        return this.inStep(bulk, context, (tx) => this.announceSome(bulk, tx));
      case Status.undoing:
        return this.inStep(bulk, context, (tx) => this.undoSome(bulk, tx));
      default:
        return undefined;
    }
  }

  /** Moves the cursor in the same transaction, so that a job without its lock changes nothing. */
  private async inStep(
    bulk: BulkDecisionRow,
    context: CallContext,
    work: (tx: StoreTransaction) => Promise<void>,
  ): Promise<void> {
    try {
      await this.store.transaction(commandOf(bulk, context), work, { repeated: async () => undefined });
    } catch (error) {
      if (!(error instanceof StepAlreadyTaken)) throw error;
    }
  }

  private pauseBefore({ status, undoUntil }: BulkDecisionRow): number | null {
    if (status === Status.announced || status === Status.undone) return null;
    if (status !== Status.held || !undoUntil) return 0;
    return Math.max(0, undoUntil.getTime() - this.clock.now().getTime());
  }

  private async decideSome(bulk: BulkDecisionRow, tx: StoreTransaction): Promise<void> {
    const ids = bulk.applicationIds.slice(bulk.cursor, bulk.cursor + CHUNK);
    await this.bulks.decided(bulk, ids.length, await this.steps.decide(bulk, ids, tx), tx.session);
  }

  private async announceSome(bulk: BulkDecisionRow, tx: StoreTransaction): Promise<void> {
    const refused = await this.steps.announce(bulk, bulk.decided.slice(bulk.cursor, bulk.cursor + CHUNK), tx);
    await this.bulks.moveOn(bulk, CHUNK, { status: Status.announced, refused }, tx.session);
  }

  private async undoSome(bulk: BulkDecisionRow, tx: StoreTransaction): Promise<void> {
    const refused = await this.steps.undo(bulk, bulk.decided.slice(bulk.cursor, bulk.cursor + CHUNK), tx);
    await this.bulks.moveOn(bulk, CHUNK, { status: Status.undone, refused }, tx.session);
  }
}

const commandOf = (
  { _id, organizerId, status, cursor }: BulkDecisionRow,
  { correlationId, deadline }: CallContext,
): CommandContext => ({
  commandId: idFrom(_id, status, String(cursor)),
  actorId: organizerId,
  correlationId,
  deadline,
});
