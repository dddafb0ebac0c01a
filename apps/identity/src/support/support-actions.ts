import { Inject, Injectable } from '@nestjs/common';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import { supportAction, type SupportAction } from './domain/support-action.decider.js';

@Injectable()
export class SupportActions {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One transaction carries out a support action and records it. */
  record(
    context: CallContext,
    action: Omit<SupportAction, 'adminId'>,
    work: (session: ClientSession) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const data = { ...action, adminId: actorOf(context).id };
    return this.store.transaction<void>(
      callerContext(context),
      async (tx) => {
        await tx.execute(supportAction, idFrom(supportAction.name, tx.commandId), data);
        await work(tx.session);
      },
      { repeated: () => Promise.resolve() },
    );
  }

  /** One entry per admin, account, and hour. */
  recordRead(personId: string, { inputDigests: _, ...context }: CallContext): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    const command = { ...context, commandId: `account:${personId}:${hour}` };
    return this.record(command, { personId, what: 'read_account', sessionId: null });
  }
}
