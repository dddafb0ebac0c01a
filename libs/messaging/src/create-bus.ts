import { systemClock, type Clock } from '@stallbook/kernel';
import { defaultBackoffMs } from './delivery/backoff.js';
import { createLane, type LanePolicy } from './delivery/lane.js';
import { isServerAway } from './delivery/server-away.js';
import { describeError, UnknownDeadLetterError } from './errors.js';
import type { BatchHandler, BusLogger, BusMessage, MessageBus, SubscribeOptions, Subscription } from './port.js';
import { createPublishQueue, toRecord } from './publish/publish-queue.js';
import { retryTopic, type Transport } from './transport.js';

/** The port over a transport: what does not depend on the broker is here, once. */
export function createBus(transport: Transport, logger: BusLogger, clock: Clock = systemClock): MessageBus {
  const queue = createPublishQueue(transport, logger);
  const subscriptions = new Set<Subscription>();

  const lanePolicy = ({ group, maxAttempts = 5, backoffMs = defaultBackoffMs }: SubscribeOptions): LanePolicy => ({
    maxAttempts,
    backoffMs,
    isServerAway,
    deadLetter: async (message, error, attempts) => {
      const id = `${group}:${message.id}`;
      const letter = { id, group, message, error: describeError(error), attempts, at: clock.now() };
      await transport.deadLetters.put(letter);
      logger.error({ group, ...labels(message), attempts, error: letter.error }, 'message became a dead letter');
    },
    onFailure: (message, error, attempts, retryInMs) =>
      logger.warn(
        { group, ...labels(message), attempts, retryInMs, error: describeError(error) },
        'message failed and is tried again',
      ),
  });

  const subscribe = async (options: SubscribeOptions, handler: BatchHandler): Promise<Subscription> => {
    const { group, fromBeginning = true } = options;
    const resent = retryTopic(group);
    await transport.deadLetters.prepare(group);
    await transport.ensureTopics([{ name: resent, partitions: 1 }]);
    const inner = await transport.consume({
      group,
      topics: [...options.topics, resent],
      fromBeginning: (topic) => topic === resent || fromBeginning,
      createLane: () => createLane(handler, lanePolicy(options)),
    });
    const subscription: Subscription = {
      lag: () => inner.lag(),
      caughtUp: () => inner.caughtUp(),
      async stop() {
        await inner.stop();
        subscriptions.delete(subscription);
      },
    };
    subscriptions.add(subscription);
    return subscription;
  };

  return {
    kind: transport.kind,
    ensureTopics: (topics) => transport.ensureTopics(topics),
    publish: async (messages) => queue.add(messages.map((message) => toRecord(message))),
    subscribe,
    deadLetters: (group) => transport.deadLetters.list(group),
    async resendDeadLetter(id) {
      const letter = await transport.deadLetters.get(id);
      if (!letter) throw new UnknownDeadLetterError(id);
      await queue.add([toRecord(letter.message, retryTopic(letter.group))]);
      await transport.deadLetters.remove(letter);
    },
    async forgetDeadLetters(topic, key) {
      const letters = await transport.deadLetters.list();
      const held = letters.filter(({ message }) => message.topic === topic && message.key === key);
      for (const letter of held) await transport.deadLetters.remove(letter);
    },
    ping: () => transport.ping(),
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await queue.close();
      await transport.close();
    },
  };
}

const labels = (message: BusMessage): Record<string, unknown> => ({
  messageId: message.id,
  topic: message.topic,
  type: message.type,
  correlationId: message.correlationId,
});
