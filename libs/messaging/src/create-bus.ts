import { systemClock, type Clock } from '@stallbook/kernel';
import { createDeadLetters } from './dead-letters.js';
import { defaultBackoffMs } from './delivery/backoff.js';
import { createProcessor, type ProcessorPolicy } from './delivery/partition-processor.js';
import { isServerUnreachable } from './delivery/server-unreachable.js';
import { upgradeLimit } from './delivery/upgrade-limit.js';
import { describeError } from './errors.js';
import { labels } from './labels.js';
import type { BatchHandler, BusLogger, MessageBus, SubscribeOptions, Subscription } from './port.js';
import { createPublishQueue, toRecord } from './publish/publish-queue.js';
import { retryTopic, type Transport } from './transport.js';

const UPGRADE_MS = 15 * 60_000;

export function createBus(transport: Transport, logger: BusLogger, clock: Clock = systemClock): MessageBus {
  const queue = createPublishQueue(transport, logger);
  const subscriptions = new Set<Subscription>();

  const policyOf = ({
    group,
    maxAttempts = 5,
    backoffMs = defaultBackoffMs,
    upgradeMs = UPGRADE_MS,
    onDeadLetter,
  }: SubscribeOptions): ProcessorPolicy => ({
    maxAttempts,
    backoffMs,
    isServerUnreachable,
    awaitsUpgrade: upgradeLimit(upgradeMs, clock),
    deadLetter: async ({ resent: _, ...message }, error, attempts) => {
      await onDeadLetter?.(message);
      const id = `${group}:${message.id}`;
      const deadLetter = { id, group, message, error: describeError(error), attempts, at: clock.now() };
      await transport.deadLetters.put(deadLetter);
      logger.error({ group, ...labels(message), attempts, error: deadLetter.error }, 'message became a dead letter');
    },
    onFailure: (message, error, attempts, retryInMs) =>
      logger.warn(
        { group, ...labels(message), attempts, retryInMs, error: describeError(error) },
        'message failed and will be retried',
      ),
  });

  const subscribe = async (options: SubscribeOptions, handler: BatchHandler): Promise<Subscription> => {
    const { group } = options;
    const resent = retryTopic(group);
    await transport.deadLetters.prepare(group);
    await transport.ensureTopics([{ name: resent, partitions: 1 }]);
    const inner = await transport.consume({
      group,
      topics: [...options.topics, resent],
      createProcessor: () => createProcessor(handler, policyOf(options)),
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
    publish: async (messages, signal) =>
      queue.add(
        messages.map((message) => toRecord(message)),
        signal,
      ),
    subscribe,
    deadLetters: createDeadLetters({ store: transport.deadLetters, queue, logger }),
    ping: () => transport.ping(),
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await queue.close();
      await transport.close();
    },
  };
}
