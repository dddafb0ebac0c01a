import { Injectable } from '@nestjs/common';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { callerContext, EventStore, scopedCommandId } from '../../store/event-store.js';
import { systemOperation, type SystemOperation } from './system-operation.js';

/** What an admin wants to do; null where what it is about is not there. */
export type Intent = Omit<SystemOperation, 'operationId' | 'adminId'>;

/** Enters what admins do before it is done, each command once. */
@Injectable()
export class OperationJournal {
  constructor(private readonly store: EventStore) {}

  /** Returns the entry: of this call, or of the same command before. Throws `missing` where there is neither. */
  async enter(context: CallContext, intent: Intent | null, missing: string): Promise<SystemOperation> {
    const command = callerContext(context);
    const operationId = scopedCommandId(command);
    const before = await this.store.load(systemOperation, operationId);
    if (!intent && before.version === 0) throw notFound(missing);
    const { state } = await this.store.execute(
      systemOperation,
      operationId,
      command,
      () =>
        intent ? [{ type: 'system.operated', data: { operationId, adminId: actorOf(context).id, ...intent } }] : [],
      before,
    );
    if (!state.operated) throw notFound(missing);
    return state.operated;
  }
}
