import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext, type StoreTransaction } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Messenger, type Delivered, type Outgoing } from '../message/messenger.js';
import { messageThread } from './domain/message-thread.decider.js';
import { MessageParticipants } from './message-participants.js';
import type { Subject } from './thread-subjects.js';

/** Sends the first or the next message of the conversation about a subject. */
@Injectable()
export class ThreadStarter {
  constructor(
    private readonly store: EventStore,
    private readonly participants: MessageParticipants,
    private readonly messenger: Messenger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns null for a repeated command, which changes nothing */
  write(subject: Subject, outgoing: Outgoing, context: CommandContext): Promise<Delivered | null> {
    return this.store.transaction<Delivered | null>(context, (tx) => this.writeIn(tx, subject, outgoing), {
      repeated: () => Promise.resolve(null),
    });
  }

  async writeIn(tx: StoreTransaction, { thread, people }: Subject, outgoing: Outgoing): Promise<Delivered> {
    const { isWarning } = outgoing;
    const { state } = await tx.execute(messageThread, thread.threadId, { type: 'open', thread, people, isWarning });
    await this.participants.admit(state!, this.clock.now(), tx.session);
    return this.messenger.deliver(tx, state, outgoing);
  }
}
