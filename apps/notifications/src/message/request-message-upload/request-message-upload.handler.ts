import { Controller } from '@nestjs/common';
import { requestMessageUpload as operation, type Done, type RequestMessageUploadInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { messageThread } from '../../message-thread/domain/message-thread.decider.js';
import { activeParticipant, closed, isOpen } from '../../message-thread/domain/message-thread.state.js';
import { ThreadSubjects } from '../../message-thread/thread-subjects.js';

/** Asked before an image or a file is uploaded for a conversation. Attachments stores it. */
@Controller()
export class RequestMessageUploadHandler {
  constructor(
    private readonly store: EventStore,
    private readonly subjects: ThreadSubjects,
  ) {}

  @Handles(operation)
  async handle({ threadId, threadType, subjectId }: RequestMessageUploadInput, context: CallContext): Promise<Done> {
    const caller = actorOf(context);
    if (threadType && subjectId) {
      const { thread } = await this.subjects.resolve({ threadType, subjectId }, caller);
      return { id: thread.threadId };
    }
    if (!threadId) throw notFound('Conversation not found');
    const { state } = await this.store.load(messageThread, threadId);
    activeParticipant(state, caller.id);
    if (!isOpen(state!)) throw closed();
    return { id: threadId };
  }
}
