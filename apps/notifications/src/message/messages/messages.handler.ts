import { Controller } from '@nestjs/common';
import { messages, type MessagePage, type MessagesInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageThreadReader } from '../../message-thread/message-thread.reader.js';
import { MessageReader } from '../message.reader.js';

@Controller()
export class MessagesHandler {
  constructor(
    private readonly threads: MessageThreadReader,
    private readonly reader: MessageReader,
  ) {}

  @Handles(messages)
  async handle({ threadId, before, limit }: MessagesInput, context: CallContext): Promise<MessagePage> {
    await this.threads.asParticipant(threadId, actorOf(context).id);
    return this.reader.page(threadId, before ?? undefined, limit);
  }
}
