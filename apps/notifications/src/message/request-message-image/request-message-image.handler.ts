import { Controller } from '@nestjs/common';
import { requestMessageImage as operation, type Done, type RequestMessageImageInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { messageThread } from '../../message-thread/domain/message-thread.decider.js';
import { activeParticipant, closed, isOpen } from '../../message-thread/domain/message-thread.state.js';

/** Asked before an image is uploaded for a conversation. Attachments stores it. */
@Controller()
export class RequestMessageImageHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(operation)
  async handle({ threadId }: RequestMessageImageInput, context: CallContext): Promise<Done> {
    const { state } = await this.store.load(messageThread, threadId);
    activeParticipant(state, actorOf(context).id);
    if (!isOpen(state!)) throw closed();
    return { id: threadId };
  }
}
