import { randomUUID } from 'node:crypto';
import { topics } from '@stallbook/contracts';
import {
  newId,
  readIntegrationEvent,
  type Actor,
  type IntegrationData,
  type IntegrationEvent,
  type Operation,
} from '@stallbook/kernel';
import { within } from '@stallbook/kernel/concurrency';
import type { BusMessage, MessageBus, Subscription } from '@stallbook/messaging';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import type { TestClock } from '../clock/test-clock.js';
import { createLogger } from '../logging/logger.js';
import { busFor } from '../resources/bus.js';
import { hostService, type RunningService, type ServiceOptions } from '../service/start-service.js';
import { BUS, CLOCK, DB, REDIS } from '../tokens.js';
import { testConfig } from './config.js';
import { dropDatabases } from './drop-databases.js';
import { dropKeys } from './redis-keys.js';

export interface ServiceHarnessOptions extends Omit<ServiceOptions, 'config'> {
  /** ISO instant at which the service's clock starts; the real time by default. */
  now?: string;
  env?: Record<string, string>;
}

/** Less than the limit of a test, so that a reaction that hangs is named. */
const HANDLED_MS = 120_000;

/** Also collects the subscriptions of the service, which has the same bus. */
async function host(options: ServiceOptions): Promise<{ service: RunningService; subscriptions: Subscription[] }> {
  const { name, config } = options;
  const bus = await busFor(config, createLogger({ service: name, level: config.LOG_LEVEL }));
  const subscriptions: Subscription[] = [];
  const { subscribe } = bus.value;
  bus.value.subscribe = async (...given) => {
    const subscription = await subscribe(...given);
    subscriptions.push(subscription);
    return subscription;
  };
  try {
    return { service: await hostService(options), subscriptions };
  } finally {
    bus.value.subscribe = subscribe;
    await bus.release();
  }
}

/** Other suites may take the processor for seconds. */
const PATIENCE_MS = 60_000;

/**
 * Runs a service on real servers with its own databases and a movable clock. Specs call it, publish other services'
 * events, which it has handled when `publish` returns, and receive its events.
 */
export async function openServiceHarness({ name, module, now, env = {}, ...more }: ServiceHarnessOptions) {
  const prefix = `test_${name}_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1', ...env });
  const { service, subscriptions } = await host({ name, module, config, ...more });
  const { app, url = '' } = service;
  const bus = app.get<MessageBus>(BUS);
  const clock = app.get<TestClock>(CLOCK);
  const redis = app.get<Redis>(REDIS);
  const rpc = app.get(RpcClient);
  if (now) await clock.moveTo(new Date(now));
  const receivedMessages: BusMessage[] = [];
  let sequence = 0;
  await bus.ensureTopics([...topics]);
  await bus.subscribe({ group: 'test.ear', topics: topics.map((topic) => topic.name) }, (messages) => {
    receivedMessages.push(...messages);
    return Promise.resolve();
  });

  const publishAll = async (messages: BusMessage[]): Promise<void> => {
    await bus.publish(messages);
    const handled = Promise.all(subscriptions.map((subscription) => subscription.caughtUp()));
    await within(HANDLED_MS, handled, () => {
      throw new Error(`${name} did not handle ${messages.map(({ type }) => type).join(', ')}`);
    });
  };
  const messageOf = <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): BusMessage => ({
    id: newId(),
    topic: event.topic,
    key: String((data as Record<string, unknown>)[event.key]),
    stream: `${event.topic}/${String((data as Record<string, unknown>)[event.key])}`,
    sequence: (sequence += 1),
    type: event.type,
    version: event.version,
    occurredAt: clock.now().toISOString(),
    correlationId: newId(),
    data,
  });

  return {
    app,
    url,
    config,
    db: app.get<Db>(DB),
    redis,
    clock,
    rpc,
    call: <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor, commandId?: string): Promise<O> =>
      rpc.call(operation, input, { actor, timeoutMs: PATIENCE_MS, ...(commandId && { commandId }) }),
    messageOf,
    publishAll,
    publish: <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): Promise<void> =>
      publishAll([messageOf(event, data)]),
    received: <E extends IntegrationEvent>(
      event: E,
      key: string,
      fits: (data: IntegrationData<E>) => boolean = () => true,
    ): Promise<IntegrationData<E>> =>
      eventually(() => {
        const matching = receivedMessages.filter((message) => message.type === event.type && message.key === key);
        const found = matching
          .map((message) => readIntegrationEvent(event, message) as IntegrationData<E>)
          .findLast(fits);
        if (!found) throw new Error(`${event.type} was not received`);
        return found;
      }),
    messages: receivedMessages as readonly BusMessage[],
    /** The types of all messages with this key, in order. */
    receivedTypes: (key: string): string[] =>
      receivedMessages.filter((message) => message.key === key).map(({ type }) => type),
    close: async (): Promise<void> => {
      await clock.reset();
      await dropKeys(redis, prefix);
      await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
    },
  };
}

export type ServiceHarness = Awaited<ReturnType<typeof openServiceHarness>>;
