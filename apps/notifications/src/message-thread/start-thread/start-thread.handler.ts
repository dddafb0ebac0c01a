import { Controller } from '@nestjs/common';
import {
  messageContact,
  startMessageThread,
  type MessageContact,
  type MessageSubjectInput,
  type MessageThread,
  type StartMessageThreadInput,
} from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageLimits } from '../../message/message-limits.js';
import { Messenger } from '../../message/messenger.js';
import { MessageThreadPresenter } from '../message-thread.presenter.js';
import { MessageThreadReader } from '../message-thread.reader.js';
import { ThreadStarter } from '../thread-starter.js';
import { ThreadSubjects } from '../thread-subjects.js';

@Controller()
export class StartThreadHandler {
  constructor(
    private readonly subjects: ThreadSubjects,
    private readonly starter: ThreadStarter,
    private readonly messenger: Messenger,
    private readonly limits: MessageLimits,
    private readonly threads: MessageThreadReader,
    private readonly presenter: MessageThreadPresenter,
  ) {}

  @Handles(messageContact)
  async contact(input: MessageSubjectInput, context: CallContext): Promise<MessageContact> {
    const caller = actorOf(context);
    const { thread, people, name, eventTitle } = await this.subjects.resolve(input, caller);
    const [, other] = people;
    const [found, blocks] = await Promise.all([
      this.threads.find(thread.threadId),
      this.threads.blocksOf(caller.id, [other.personId]),
    ]);
    const takesPart = found?.participants.some(({ personId, isActive }) => personId === caller.id && isActive);
    const threadId = takesPart ? thread.threadId : null;
    return { threadId, blockingThreadId: blocks[0] ?? null, name, eventTitle };
  }

  @Handles(startMessageThread)
  async start(input: StartMessageThreadInput, context: CallContext): Promise<MessageThread> {
    const { threadType, subjectId, ...message } = input;
    const caller = actorOf(context);
    const subject = await this.subjects.resolve({ threadType, subjectId }, caller);
    const outgoing = { ...message, senderId: caller.id };
    await this.limits.start(outgoing);
    const delivered = await this.starter.write(subject, outgoing, callerContext(context));
    if (delivered) this.messenger.announce(delivered);
    return this.presenter.one(subject.thread.threadId, caller.id);
  }
}
