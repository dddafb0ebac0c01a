import { randomUUID } from 'node:crypto';
import { topics } from '@stallbook/contracts';
import { newId, readIntegrationEvent, type Actor, type IntegrationData, type IntegrationEvent, type Operation } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, DB, hostService, MONGO_CLIENT, type TestClock } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { Db, MongoClient } from 'mongodb';
import { ApplicationsModule } from '../applications.module.js';

/** The whole service over real servers, in databases of its own, with a clock that can be moved. */
export async function openStage(now: string) {
  const prefix = `test_applications_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1' });
  const service = await hostService({ name: 'applications', module: ApplicationsModule.register(config), config });
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
    db: app.get<Db>(DB),
    clock,
    call: <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor, commandId?: string): Promise<O> =>
      rpc.call(operation, input, { actor, ...(commandId && { commandId }), timeoutMs: 15_000 }),
    /** What another service tells. */
    tell: async <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): Promise<void> => {
      const fields = data as Record<string, unknown>;
      await bus.publish([
        {
          id: newId(),
          topic: event.topic,
          key: String(fields[event.key]),
          type: event.type,
          version: event.version,
          at: clock.now().toISOString(),
          correlationId: newId(),
          data,
        },
      ]);
    },
    /** Waits for what this service tells under the key. */
    hear: <E extends IntegrationEvent>(event: E, key: string): Promise<IntegrationData<E>> =>
      eventually(() => {
        const found = heard.find((message) => message.type === event.type && message.key === key);
        if (!found) throw new Error(`${event.type} was not told`);
        return readIntegrationEvent(event, found) as IntegrationData<E>;
      }),
    heardOf: (key: string): string[] => heard.filter((message) => message.key === key).map(({ type }) => type),
    close: async () => {
      await clock.reset();
      const own = (await client.db().admin().listDatabases({ nameOnly: true })).databases;
      for (const { name } of own) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
      await service.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
