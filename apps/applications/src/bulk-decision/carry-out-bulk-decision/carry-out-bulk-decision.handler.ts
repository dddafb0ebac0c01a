import { Controller, Inject } from '@nestjs/common';
import {
  BulkDecisionKind,
  BulkDecisionStatus as Status,
  carryOutBulkDecision,
  type BulkStep,
  type ByIdInput,
} from '@stallbook/contracts';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { DomainError, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Decisions } from '../../application/decisions.js';
import { application } from '../../application/domain/application.decider.js';
import type { BulkDecisionRow, StoredRefusal } from '../bulk-decision.schema.js';
import { BulkDecisions } from '../bulk-decisions.js';

const CHUNK = 25;

/** One step of a bulk. A repeated step decides nothing twice: each application has its own command ID. */
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
        return this.decideSome(bulk, context);
      case Status.held:
        return this.pauseBefore(bulk) === 0 ? this.bulks.beginAnnouncing(bulk._id) : undefined;
      case Status.announcing:
        return this.announceSome(bulk, context);
      case Status.undoing:
        return this.undoSome(bulk, context);
      default:
        return undefined;
    }
  }

  private pauseBefore({ status, undoUntil }: BulkDecisionRow): number | null {
    if (status === Status.announced || status === Status.undone) return null;
    if (status !== Status.held || !undoUntil) return 0;
    return Math.max(0, undoUntil.getTime() - this.clock.now().getTime());
  }

  private async decideSome(bulk: BulkDecisionRow, context: CallContext): Promise<void> {
    const ids = bulk.applicationIds.slice(bulk.cursor, bulk.cursor + CHUNK);
    const decided: string[] = [];
    const refused: StoredRefusal[] = [];
    const decide = async (applicationId: string) => {
      try {
        await this.decide(bulk, applicationId, commandOf(bulk, 'decide', applicationId, context));
        decided.push(applicationId);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.push({ applicationId, message: error.message });
      }
    };
    // The last booths go to the first in the given order.
    if (bulk.decision === BulkDecisionKind.accept) for (const id of ids) await decide(id);
    else await Promise.all(ids.map(decide));
    await this.bulks.decided(bulk, ids.length, { decided, refused });
  }

  private decide(
    { _id: bulkDecisionId, organizerId, decision, note }: BulkDecisionRow,
    id: string,
    command: CommandContext,
  ) {
    const by = { organizerId, bulkDecisionId };
    return decision === BulkDecisionKind.accept
      ? this.decisions.accept(id, { ...by, boothLocation: null, customMessage: note }, command)
      : this.decisions.reject(id, { ...by, rejectionReason: note }, command);
  }

  private async announceSome(bulk: BulkDecisionRow, context: CallContext): Promise<void> {
    const { _id: bulkDecisionId, organizerId, cursor, decided } = bulk;
    const ids = decided.slice(cursor, cursor + CHUNK);
    const command = { type: 'announce-decision' as const, organizerId, bulkDecisionId };
    await this.store.transaction(
      commandOf(bulk, 'announce', String(cursor), context),
      async (tx) => {
        await tx.executeMany(
          application,
          ids.map((id) => ({ id, command })),
        );
      },
      { repeated: async () => undefined },
    );
    await this.bulks.moveOn(bulk, CHUNK, Status.announced);
  }

  private async undoSome(bulk: BulkDecisionRow, context: CallContext): Promise<void> {
    const ids = bulk.decided.slice(bulk.cursor, bulk.cursor + CHUNK);
    for (const id of ids) await this.decisions.undo(id, bulk._id, commandOf(bulk, 'undo', id, context));
    await this.bulks.moveOn(bulk, CHUNK, Status.undone);
  }
}

const commandOf = (
  { _id, organizerId }: BulkDecisionRow,
  step: string,
  about: string,
  { correlationId, deadline }: CallContext,
): CommandContext => ({ commandId: idFrom(_id, step, about), actorId: organizerId, correlationId, deadline });

const REFUSALS = ['NOT_FOUND', 'PERMISSION_DENIED', 'APPLICATION.NOT_PENDING', 'APPLICATION.EVENT_FULL'];
const isRefusal = (error: unknown): error is DomainError => DomainError.is(error) && REFUSALS.includes(error.code);
