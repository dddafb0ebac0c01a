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
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, DB, MONGO_CLIENT, hostService, type TestClock } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { Db, MongoClient } from 'mongodb';
import { EventsModule } from '../events.module.js';

/** The whole service over real servers, in databases of its own, with a clock that can be moved. */
export async function openStage(now: string) {
  const prefix = `test_events_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1' });
  const service = await hostService({ name: 'events', module: EventsModule.register(config), config });
  const { app } = service;
  const bus = app.get<MessageBus>(BUS);
  const clock = app.get<TestClock>(CLOCK);
  const rpc = app.get(RpcClient);
  const client = app.get<MongoClient>(MONGO_CLIENT);
  await clock.moveTo(new Date(now));
  const heard: BusMessage[] = [];
  await bus.subscribe({ group: 'test.ear', topics: topics.map(({ name }) => name) }, (messages) => {
    heard.push(...messages);
    return Promise.resolve();
  });

  return {
    app,
    config,
    db: app.get<Db>(DB),
    clock,
    call: <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor, commandId?: string): Promise<O> =>
      rpc.call(operation, input, { actor, ...(commandId && { commandId }), timeoutMs: 15_000 }),
    /** What another service tells. */
    tell: async <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): Promise<void> => {
      const key = String((data as Record<string, unknown>)[event.key]);
      const at = clock.now().toISOString();
      const { topic, type, version } = event;
      await bus.publish([{ id: newId(), topic, key, type, version, at, correlationId: newId(), data }]);
    },
    /** Waits for what this service tells under the key; the last one counts. */
    hear: <E extends IntegrationEvent>(
      event: E,
      key: string,
      fits: (data: IntegrationData<E>) => boolean = () => true,
    ): Promise<IntegrationData<E>> =>
      eventually(() => {
        const told = heard.filter((message) => message.type === event.type && message.key === key);
        const found = told.map((message) => readIntegrationEvent(event, message) as IntegrationData<E>).findLast(fits);
        if (!found) throw new Error(`${event.type} was not told`);
        return found;
      }),
    close: async () => {
      await clock.reset();
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
      for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
      await service.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
