import { Controller, Inject } from '@nestjs/common';
import {
  messageContact,
  startMessageThread,
  type MessageContact,
  type MessageSubjectInput,
  type MessageThread,
  type StartMessageThreadInput,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MessageLimits } from '../../message/message-limits.js';
import { Messenger } from '../../message/messenger.js';
import { messageThread } from '../domain/message-thread.decider.js';
import { MessageParticipants } from '../message-participants.js';
import { MessageThreadPresenter } from '../message-thread.presenter.js';
import { MessageThreadReader } from '../message-thread.reader.js';
import { ThreadSubjects } from '../thread-subjects.js';

@Controller()
export class StartThreadHandler {
  constructor(
    private readonly store: EventStore,
    private readonly subjects: ThreadSubjects,
    private readonly participants: MessageParticipants,
    private readonly messenger: Messenger,
    private readonly limits: MessageLimits,
    private readonly threads: MessageThreadReader,
    private readonly presenter: MessageThreadPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(messageContact)
  async contact(input: MessageSubjectInput, context: CallContext): Promise<MessageContact> {
    const caller = actorOf(context);
    const { thread, name, eventTitle } = await this.subjects.resolve(input, caller);
    const found = await this.threads.find(thread.threadId);
    const takesPart = found?.participants.some(({ personId, isActive }) => personId === caller.id && isActive);
    return { threadId: takesPart ? thread.threadId : null, name, eventTitle };
  }

  @Handles(startMessageThread)
  async start({ messageId, content, ...input }: StartMessageThreadInput, context: CallContext): Promise<MessageThread> {
    const caller = actorOf(context);
    const { thread, people } = await this.subjects.resolve(input, caller);
    await this.limits.start(caller.id);
    const delivered = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const { state } = await tx.execute(messageThread, thread.threadId, { type: 'open', thread, people });
        await this.participants.admit(state!, this.clock.now(), tx.session);
        return this.messenger.deliver(tx, state, { messageId, senderId: caller.id, content });
      },
      { repeated: () => Promise.resolve(null) },
    );
    if (delivered) this.messenger.announce(delivered);
    return this.presenter.one(thread.threadId, caller.id);
  }
}
