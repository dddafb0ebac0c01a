import { SpanKind, type Link } from '@opentelemetry/api';
import type { BusMessage, MessageBus, SubscribeOptions } from '@stallbook/messaging';
import { activeOr, requestContext, spanContextOf, withSpan } from '@stallbook/rpc';
import { deadLetterCounter, watchLag } from '../health/metrics.js';

const linksOf = (messages: BusMessage[]): Link[] =>
  messages.flatMap((message) => {
    const context = spanContextOf(message.correlationId);
    return context ? [{ context }] : [];
  });

/** The first message of a batch is the parent; the others are linked. */
const around = <T>(name: string, kind: SpanKind, messages: BusMessage[], fn: () => Promise<T>): Promise<T> => {
  const [first, ...others] = messages;
  if (!first) return fn();
  const attributes = { 'messaging.destination.name': first.topic, 'messaging.batch.message_count': messages.length };
  return withSpan(name, attributes, fn, { kind, parent: activeOr(first.correlationId), links: linksOf(others) });
};

const countingDeadLetters = (options: SubscribeOptions): SubscribeOptions => ({
  ...options,
  async onDeadLetter(message) {
    await options.onDeadLetter?.(message);
    deadLetterCounter.inc({ group: options.group });
  },
});

/** Also measures the lag of each subscription until it stops or the bus closes. */
export function observedBus(bus: MessageBus): MessageBus {
  const watches = new Set<() => void>();
  return {
    kind: bus.kind,
    ensureTopics: (topics) => bus.ensureTopics(topics),
    publish: (messages, signal) => around('publish', SpanKind.PRODUCER, messages, () => bus.publish(messages, signal)),
    deadLetters: bus.deadLetters,
    ping: () => bus.ping(),
    close: () => {
      for (const forget of watches) forget();
      return bus.close();
    },
    async subscribe(options, handler) {
      // A counter that begins with its first message would show no increase.
      deadLetterCounter.inc({ group: options.group }, 0);
      const subscription = await bus.subscribe(countingDeadLetters(options), (messages, context) => {
        const handle = () =>
          around(`consume ${options.group}`, SpanKind.CONSUMER, messages, () => handler(messages, context));
        const correlationId = messages[0]?.correlationId;
        return correlationId ? requestContext.run({ correlationId }, handle) : handle();
      });
      const forget = watchLag(options.group, () => subscription.lag());
      watches.add(forget);
      return {
        lag: () => subscription.lag(),
        caughtUp: () => subscription.caughtUp(),
        async stop() {
          forget();
          watches.delete(forget);
          await subscription.stop();
        },
      };
    },
  };
}
