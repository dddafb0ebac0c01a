import { Controller } from '@nestjs/common';
import {
  requestMessageUpload as operation,
  type Done,
  type MessageSubjectInput,
  type RequestMessageUploadInput,
} from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, notFound, type Actor, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { messageThread } from '../../message-thread/domain/message-thread.decider.js';
import {
  activeParticipant,
  closed,
  opened,
  type ThreadDetails,
} from '../../message-thread/domain/message-thread.state.js';
import { MessageThreadReader } from '../../message-thread/message-thread.reader.js';
import { ThreadSubjects } from '../../message-thread/thread-subjects.js';

/** Asked before an image or a file is uploaded for a conversation. Attachments stores it. */
@Controller()
export class RequestMessageUploadHandler {
  constructor(
    private readonly store: EventStore,
    private readonly subjects: ThreadSubjects,
    private readonly threads: MessageThreadReader,
  ) {}

  @Handles(operation)
  async handle({ threadId, threadType, subjectId }: RequestMessageUploadInput, context: CallContext): Promise<Done> {
    const caller = actorOf(context);
    const thread =
      threadType && subjectId
        ? await this.about({ threadType, subjectId }, caller)
        : await this.existing(threadId, caller);
    if (!(await this.threads.mayWrite(thread, caller.id))) throw closed();
    return { id: thread.threadId };
  }

  /** The thread as it will be after the message. */
  private async about(subject: MessageSubjectInput, caller: Actor): Promise<ThreadDetails> {
    const { thread, people } = await this.subjects.resolve(subject, caller);
    return opened({ ...thread, participants: people });
  }

  private async existing(threadId: string | null | undefined, caller: Actor): Promise<ThreadDetails> {
    if (!threadId) throw notFound('Conversation not found');
    const { state } = await this.store.load(messageThread, threadId);
    activeParticipant(state, caller.id);
    return state!;
  }
}
