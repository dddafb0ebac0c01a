import { Controller, Inject } from '@nestjs/common';
import { actorOf, isPresent, type CallContext, type Clock } from '@stallbook/kernel';
import {
  restoreMarketEvent,
  takeDownMarketEvent,
  type ByIdInput,
  type MarketEvent,
  type TakeDownMarketEventInput,
} from '@stallbook/contracts';
import { callerContext, EventStore, type StoreTransaction } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../../admin-operation/admin-operations.js';
import { marketEvent } from '../domain/market-event.decider.js';
import type { Restore, TakeDown } from '../domain/taking-down.js';
import { answerOf } from '../market-event.presenter.js';

/** One transaction changes the market event and writes the operation log. */
@Controller()
export class TakeDownMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    private readonly operations: AdminOperations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(takeDownMarketEvent)
  takeDown({ eventId, reason }: TakeDownMarketEventInput, context: CallContext): Promise<MarketEvent> {
    return this.answer(eventId, { type: 'take-down', adminId: actorOf(context).id, reason }, context);
  }

  @Handles(restoreMarketEvent)
  restore({ id }: ByIdInput, context: CallContext): Promise<MarketEvent> {
    return this.answer(id, { type: 'restore', adminId: actorOf(context).id }, context);
  }

  private async answer(eventId: string, decision: TakeDown | Restore, context: CallContext): Promise<MarketEvent> {
    const command = callerContext(context);
    const done = await this.store.transaction(command, (tx) => this.carryOut(eventId, decision, tx), {
      repeated: () => this.store.answerOf(marketEvent, command),
    });
    return answerOf(done, actorOf(context), this.clock.now());
  }

  private async carryOut(eventId: string, decision: TakeDown | Restore, tx: StoreTransaction) {
    const done = await tx.execute(marketEvent, eventId, decision);
    const title = isPresent(done.state) ? done.state.details.title : null;
    const reason = isPresent(done.state) ? done.state.takenDownReason : null;
    const operationType = decision.type === 'restore' ? ('restore_event' as const) : ('take_down_event' as const);
    const entry = { id: tx.commandId, operationType, performedBy: decision.adminId };
    await this.operations.record({ ...entry, details: { eventId, title, ...(reason && { reason }) } }, tx.session);
    return done;
  }
}
