import { readIntegrationEvent, type IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage, HandledStreams } from '@stallbook/messaging';
import { type Logger } from '@stallbook/platform';
import { requestContext } from '@stallbook/rpc';
import type { ProcessManager } from './process/process-manager.js';
import { CommandRepeated } from '../store/errors.js';
import { systemContext } from '../store/command-context.js';
import { runAfterwards } from './afterwards.js';
import { Delivery } from './delivery.js';
import type { Effect, Reaction } from './reacts.js';

export interface ReactionHandler {
  event: IntegrationEvent;
  name: string;
  run(data: unknown, reaction: Reaction | Effect): Promise<void> | void;
}

export interface ReactionConsumerParts {
  group: string;
  handlers: readonly ReactionHandler[];
  handled: HandledStreams;
  processes: ProcessManager;
  logger: Logger;
}

class ReactionRepeated extends Error {
  constructor(readonly commandId: string) {
    super('the reaction has already run');
  }
}

export class ReactionConsumer {
  private readonly handlers = new Map<string, ReactionHandler[]>();

  constructor(private readonly parts: ReactionConsumerParts) {
    for (const handler of parts.handlers) {
      const { type } = handler.event;
      this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
    }
  }

  async handle(messages: readonly BusMessage[]): Promise<void> {
    const relevant = this.relevantOf(messages);
    const repeated = new Set<string>();
    while (relevant.length > 0) {
      try {
        return await this.attempt(relevant, repeated);
      } catch (error) {
        if (!(error instanceof ReactionRepeated)) throw error;
        repeated.add(error.commandId);
      }
    }
  }

  /** Outside transactions. */
  async carryOut(messages: readonly BusMessage[]): Promise<void> {
    const { group, handled } = this.parts;
    const relevant = this.relevantOf(messages);
    const fresh = await handled.unhandled(group, relevant);
    for (const message of fresh) {
      for (const handler of this.handlersOf(message)) await this.run(handler, { message });
      await handled.handle(group, [message], () => Promise.resolve());
    }
    this.reportSuperseded(relevant, fresh);
  }

  private relevantOf(messages: readonly BusMessage[]): BusMessage[] {
    return messages.filter((message) => this.handlers.has(message.type) && message.data !== null);
  }

  private handlersOf({ type }: BusMessage): readonly ReactionHandler[] {
    return this.handlers.get(type) ?? [];
  }

  private async run(handler: ReactionHandler, reaction: Reaction | Effect): Promise<void> {
    const { message } = reaction;
    const data = readIntegrationEvent(handler.event, message);
    await requestContext.run({ correlationId: message.correlationId }, () => handler.run(data, reaction));
  }

  private async attempt(messages: readonly BusMessage[], repeated: ReadonlySet<string>): Promise<void> {
    const { group, handled, logger } = this.parts;
    let delivery: Delivery | undefined;
    const fresh = await handled.handle(group, messages, async (some, session) => {
      delivery = new Delivery(session, this.parts.processes);
      for (const message of some) await this.react(message, delivery, repeated);
      await delivery.finish();
    });
    this.reportSuperseded(messages, fresh);
    await runAfterwards(delivery?.afterwards ?? [], { group }, logger);
  }

  private async react(message: BusMessage, delivery: Delivery, repeated: ReadonlySet<string>): Promise<void> {
    const { correlationId, id: causationId } = message;
    for (const handler of this.handlersOf(message)) {
      const commandId = `${causationId}:${handler.name}`;
      if (repeated.has(commandId)) continue;
      const command = systemContext({ commandId, correlationId, causationId });
      try {
        await this.run(handler, delivery.reactionTo(message, command));
      } catch (error) {
        throw error instanceof CommandRepeated ? new ReactionRepeated(commandId) : error;
      }
    }
  }

  /** An older state must not replace a newer one, so a resent dead letter may have no effect. */
  private reportSuperseded(messages: readonly BusMessage[], fresh: readonly BusMessage[]): void {
    const { group, logger } = this.parts;
    const handled = new Set(fresh);
    for (const message of messages) {
      if (!message.resent || handled.has(message)) continue;
      const { id: messageId, topic, type } = message;
      logger.warn({ group, messageId, topic, type }, 'a resent dead letter was already handled or is out of date');
    }
  }
}
