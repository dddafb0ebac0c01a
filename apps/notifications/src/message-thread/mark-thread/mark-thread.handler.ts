import { Controller, Inject } from '@nestjs/common';
import {
  archiveThread,
  blockThread,
  leaveThread,
  markThreadRead,
  muteThread,
  type ByIdInput,
  type Done,
  type MarkThreadInput,
  type MarkThreadReadInput,
  type MessageThread,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { MongoClient } from 'mongodb';
import { Feeds } from '../../notification/feeds.js';
import { LiveSignals } from '../../notification/live-signals.js';
import { messageThread } from '../domain/message-thread.decider.js';
import { othersOf } from '../domain/message-thread.state.js';
import { MessageParticipants } from '../message-participants.js';
import { MessageThreadPresenter } from '../message-thread.presenter.js';
import { MessageThreadReader } from '../message-thread.reader.js';

/** What a participant sets for themselves. */
@Controller()
export class MarkThreadHandler {
  constructor(
    private readonly store: EventStore,
    private readonly threads: MessageThreadReader,
    private readonly participants: MessageParticipants,
    private readonly presenter: MessageThreadPresenter,
    private readonly feeds: Feeds,
    private readonly live: LiveSignals,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(markThreadRead)
  async read({ threadId, seq }: MarkThreadReadInput, context: CallContext): Promise<MessageThread> {
    const { id: userId } = actorOf(context);
    const thread = await this.threads.asParticipant(threadId, userId);
    const at = this.clock.now();
    const before = await withTransaction(this.client, async (session) => {
      const marks = await this.participants.markRead({ threadId, personId: userId, seq, at }, session);
      if (marks?.notificationId && seq >= marks.lastSeq)
        await this.feeds.markReadIn(session, userId, marks.notificationId, at);
      return marks;
    });
    if (before) {
      const lastReadSeq = Math.min(seq, before.lastSeq);
      const data = { threadId, userId, lastReadSeq, lastReadAt: at.toISOString() };
      // After a block, only their own devices learn it.
      const others = (await this.threads.mayWrite(thread, userId)) ? othersOf(thread, userId) : [];
      for (const personId of [userId, ...others.map((one) => one.personId)])
        this.live.publish(personId, { type: 'message-read', data });
    }
    return this.presenter.one(threadId, userId);
  }

  @Handles(archiveThread)
  archive({ threadId, on }: MarkThreadInput, context: CallContext): Promise<MessageThread> {
    return this.mark(threadId, { isArchived: on }, context);
  }

  @Handles(muteThread)
  mute({ threadId, on }: MarkThreadInput, context: CallContext): Promise<MessageThread> {
    return this.mark(threadId, { isMuted: on }, context);
  }

  /** A block holds in every conversation of the two, and so does its end. */
  @Handles(blockThread)
  async block({ threadId, on }: MarkThreadInput, context: CallContext): Promise<Done> {
    const { id: personId } = actorOf(context);
    const thread = await (on ? this.threads.asParticipant(threadId, personId) : this.threads.ever(threadId, personId));
    const ids = on ? [threadId] : await this.threads.sameBlock(thread, personId);
    const commands = ids.map((id) => ({ id, command: { type: 'set-block' as const, personId, on } }));
    await this.store.transaction<unknown>(callerContext(context), (tx) => tx.executeMany(messageThread, commands), {
      repeated: () => Promise.resolve(),
    });
    return { id: threadId };
  }

  @Handles(leaveThread)
  async leave({ id: threadId }: ByIdInput, context: CallContext): Promise<Done> {
    const { id: personId } = actorOf(context);
    const at = this.clock.now();
    const before = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        await tx.execute(messageThread, threadId, { type: 'leave', personId });
        const marks = await this.participants.leave(threadId, personId, tx.session);
        if (marks?.notificationId) await this.feeds.markReadIn(tx.session, personId, marks.notificationId, at);
        return marks;
      },
      { repeated: () => Promise.resolve(null) },
    );
    // Only for their other devices: it does not show other people when they read the conversation.
    if (before?.notificationId) {
      const data = { threadId, userId: personId, lastReadSeq: before.lastSeq, lastReadAt: at.toISOString() };
      this.live.publish(personId, { type: 'message-read', data });
    }
    return { id: threadId };
  }

  private async mark(
    threadId: string,
    marks: { isArchived?: boolean; isMuted?: boolean },
    context: CallContext,
  ): Promise<MessageThread> {
    const { id } = actorOf(context);
    await this.threads.asParticipant(threadId, id);
    await this.participants.mark(threadId, id, marks);
    return this.presenter.one(threadId, id);
  }
}
