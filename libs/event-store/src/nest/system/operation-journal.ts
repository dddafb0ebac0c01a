import { Injectable } from '@nestjs/common';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { callerContext, EventStore, scopedCommandId } from '../../store/event-store.js';
import { systemOperation, type SystemOperation } from './system-operation.js';

/** What an admin wants to do. */
export type Intent = Omit<SystemOperation, 'operationId' | 'adminId'>;

/** Records what admins do before it is done, each command once. */
@Injectable()
export class OperationJournal {
  constructor(private readonly store: EventStore) {}

  /** The entry of this command. A null intent finds only an earlier one. @throws NOT_FOUND with the message `missing` */
  async enter(context: CallContext, intent: Intent | null, missing: string): Promise<SystemOperation> {
    const command = callerContext(context);
    const operationId = scopedCommandId(command);
    const before = await this.store.load(systemOperation, operationId);
    if (before.state.operation) return before.state.operation;
    if (!intent) throw notFound(missing);
    const operation = { operationId, adminId: actorOf(context).id, ...intent };
    const { state } = await this.store.execute(systemOperation, operationId, command, operation, before);
    return state.operation ?? operation;
  }
}
