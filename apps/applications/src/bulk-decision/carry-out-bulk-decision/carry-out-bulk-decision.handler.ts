import { Controller, Inject } from '@nestjs/common';
import {
  BulkDecisionKind,
  BulkDecisionStatus as Status,
  carryOutBulkDecision,
  type BulkStep,
  type ByIdInput,
} from '@stallbook/contracts';
import { EventStore, type CommandContext, type StoreTransaction } from '@stallbook/event-store';
import { DomainError, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Decisions } from '../../application/decisions.js';
import { application } from '../../application/domain/application.decider.js';
import type { BulkDecisionRow, StoredRefusal } from '../bulk-decision.schema.js';
import { BulkDecisions, StepTaken } from '../bulk-decisions.js';

const CHUNK = 25;

/** One step of a bulk. A repeated step changes nothing. */
@Controller()
export class CarryOutBulkDecisionHandler {
  constructor(
    private readonly bulks: BulkDecisions,
    private readonly decisions: Decisions,
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(carryOutBulkDecision)
  async handle({ id }: ByIdInput, context: CallContext): Promise<BulkStep> {
    const bulk = await this.bulks.one(id);
    await this.step(bulk, context);
    const after = await this.bulks.one(id);
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
      if (!(error instanceof StepTaken)) throw error;
    }
  }

  private pauseBefore({ status, undoUntil }: BulkDecisionRow): number | null {
    if (status === Status.announced || status === Status.undone) return null;
    if (status !== Status.held || !undoUntil) return 0;
    return Math.max(0, undoUntil.getTime() - this.clock.now().getTime());
  }

  /** In the given order: the last booths go to the first. */
  private async decideSome(bulk: BulkDecisionRow, tx: StoreTransaction): Promise<void> {
    const ids = bulk.applicationIds.slice(bulk.cursor, bulk.cursor + CHUNK);
    const decided: string[] = [];
    const refused: StoredRefusal[] = [];
    for (const applicationId of ids) {
      try {
        await this.decide(bulk, applicationId, tx);
        decided.push(applicationId);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.push({ applicationId, message: error.message });
      }
    }
    await this.bulks.decided(bulk, ids.length, { decided, refused }, tx.session);
  }

  private decide(
    { _id: bulkDecisionId, organizerId, decision, note }: BulkDecisionRow,
    id: string,
    tx: StoreTransaction,
  ) {
    const by = { organizerId, bulkDecisionId };
    return decision === BulkDecisionKind.accept
      ? this.decisions.acceptIn(tx, id, { ...by, boothLocation: null, customMessage: note })
      : this.decisions.rejectIn(tx, id, { ...by, rejectionReason: note });
  }

  private async announceSome(bulk: BulkDecisionRow, tx: StoreTransaction): Promise<void> {
    const { _id: bulkDecisionId, organizerId, cursor, decided } = bulk;
    const ids = decided.slice(cursor, cursor + CHUNK);
    const command = { type: 'announce-decision' as const, organizerId, bulkDecisionId };
    await tx.executeMany(
      application,
      ids.map((id) => ({ id, command })),
    );
    await this.bulks.moveOn(bulk, CHUNK, Status.announced, tx.session);
  }

  private async undoSome(bulk: BulkDecisionRow, tx: StoreTransaction): Promise<void> {
    const ids = bulk.decided.slice(bulk.cursor, bulk.cursor + CHUNK);
    for (const id of ids) await this.decisions.undoIn(tx, id, bulk._id);
    await this.bulks.moveOn(bulk, CHUNK, Status.undone, tx.session);
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

const REFUSALS = ['NOT_FOUND', 'PERMISSION_DENIED', 'APPLICATION.NOT_PENDING', 'APPLICATION.EVENT_FULL'];
const isRefusal = (error: unknown): error is DomainError => DomainError.is(error) && REFUSALS.includes(error.code);
