import { Controller } from '@nestjs/common';
import { signalTyping, type ByIdInput, type Done } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { othersOf } from '../../message-thread/domain/message-thread.state.js';
import { MessageThreadReader } from '../../message-thread/message-thread.reader.js';
import { LiveSignals } from '../../notification/live-signals.js';

@Controller()
export class SignalTypingHandler {
  constructor(
    private readonly threads: MessageThreadReader,
    private readonly live: LiveSignals,
  ) {}

  @Handles(signalTyping)
  async handle({ id: threadId }: ByIdInput, context: CallContext): Promise<Done> {
    const { id: userId } = actorOf(context);
    const thread = await this.threads.asParticipant(threadId, userId);
    if (await this.threads.mayWrite(thread, userId)) {
      const signal = { type: 'typing', data: { threadId, userId } } as const;
      for (const { personId } of othersOf(thread, userId)) this.live.publish(personId, signal);
    }
    return { id: threadId };
  }
}
