import { Controller } from '@nestjs/common';
import { sendMessage as operation, type Message, type SendMessageInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { messageThread } from '../../message-thread/domain/message-thread.decider.js';
import { MessageLimits } from '../message-limits.js';
import { showMessage } from '../message.reader.js';
import { Messenger } from '../messenger.js';

@Controller()
export class SendMessageHandler {
  constructor(
    private readonly store: EventStore,
    private readonly messenger: Messenger,
    private readonly limits: MessageLimits,
  ) {}

  @Handles(operation)
  async handle(input: SendMessageInput, context: CallContext): Promise<Message> {
    const { threadId, ...content } = input;
    const outgoing = { ...content, senderId: actorOf(context).id };
    await this.limits.send(outgoing);
    const delivered = await this.store.transaction(callerContext(context), async (tx) => {
      const { state } = await tx.load(messageThread, threadId);
      return this.messenger.deliver(tx, state, outgoing);
    });
    this.messenger.announce(delivered);
    return showMessage({ _id: input.messageId, ...delivered.details });
  }
}
