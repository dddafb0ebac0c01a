import { Inject, Injectable } from '@nestjs/common';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { callerContext, EventStore, keyReused, scopedCommandId, type StoreTransaction } from '@stallbook/event-store';
import { systemOperation, type SystemOperation } from './system-operation.js';

export type RequestedOperation = Pick<SystemOperation, 'what' | 'subject'> &
  Partial<Pick<SystemOperation, 'title' | 'givenUpAt' | 'reason'>>;

@Injectable()
export class OperationJournal {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the entry of this command. With a null intent, finds only an existing one. @throws DomainError NOT_FOUND
   * with the message `missing`, IDEMPOTENCY_KEY.REUSED if the entry is about something else
   */
  async enter(context: CallContext, intent: RequestedOperation | null, missing: string): Promise<SystemOperation> {
    const command = callerContext(context);
    const operationId = scopedCommandId(command);
    const before = await this.store.load(systemOperation, operationId);
    if (before.state.operation) return about(intent, before.state.operation);
    if (!intent) throw notFound(missing);
    const operation = operationOf(context, intent);
    const { state } = await this.store.execute(systemOperation, operationId, command, operation, before);
    return about(intent, state.operation ?? operation);
  }

  /** For what an admin reads: one entry per admin, subject, and hour. */
  async enterRead(
    { inputDigests: _, ...context }: CallContext,
    what: RequestedOperation['what'],
    subject: string,
  ): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.enter({ ...context, commandId: `${what}:${subject}:${hour}` }, { what, subject }, '');
  }

  /** Together with what else the transaction of this command changes. */
  async enterIn(tx: StoreTransaction, context: CallContext, intent: RequestedOperation): Promise<void> {
    const operation = operationOf(context, intent);
    await tx.execute(systemOperation, operation.operationId, operation);
  }
}

const operationOf = (context: CallContext, intent: RequestedOperation): SystemOperation => ({
  operationId: scopedCommandId(callerContext(context)),
  adminId: actorOf(context).id,
  givenUpAt: null,
  reason: null,
  ...intent,
});

function about(intent: RequestedOperation | null, entry: SystemOperation): SystemOperation {
  if (intent && (intent.what !== entry.what || intent.subject !== entry.subject)) throw keyReused();
  return entry;
}
