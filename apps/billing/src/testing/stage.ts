import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { receiveStripeWebhook, topics } from '@stallbook/contracts';
import { DomainError, newId, type Actor, type IntegrationData, type IntegrationEvent, type Operation } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, DB, hostService, MONGO_CLIENT, type TestClock } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { startEmulator } from '@stallbook/stripe-emulator';
import { eventually } from '@stallbook/testing';
import type { Db, MongoClient } from 'mongodb';
import { BillingModule } from '../billing.module.js';

const WEBHOOK_SECRET = 'whsec_of_these_tests';

/** The whole service over real servers and the local Stripe, whose webhooks reach it by HTTP as in a real run. */
export async function openStage() {
  const prefix = `test_billing_${randomUUID().slice(0, 8)}`;
  const emulator = await startEmulator({ webhookSecret: WEBHOOK_SECRET });
  const config = testConfig({
    STALLBOOK_DB_PREFIX: prefix,
    STALLBOOK_TEST_CLOCK: '1',
    STRIPE_SECRET_KEY: 'sk_test_emulator',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_HOST: emulator.host,
    STRIPE_API_PORT: String(emulator.port),
    STRIPE_API_PROTOCOL: 'http',
  });
  const service = await hostService({ name: 'billing', module: BillingModule.register(config), config });
  const { app } = service;
  const bus = app.get<MessageBus>(BUS);
  const clock = app.get<TestClock>(CLOCK);
  const rpc = app.get(RpcClient);
  const client = app.get<MongoClient>(MONGO_CLIENT);
  const heard: BusMessage[] = [];
  await bus.subscribe({ group: 'test.ear', topics: topics.map(({ name }) => name) }, (messages) => {
    heard.push(...messages);
    return Promise.resolve();
  });
  const door = await webhookDoor(rpc);
  emulator.control.configure({ url: `http://127.0.0.1:${(door.address() as AddressInfo).port}/` });

  return {
    db: app.get<Db>(DB),
    clock,
    emulator,
    call: <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor, commandId?: string): Promise<O> =>
      rpc.call(operation, input, { actor, ...(commandId && { commandId }), timeoutMs: 15_000 }),
    /** What another service tells. */
    tell: async <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): Promise<void> => {
      const key = String((data as Record<string, unknown>)[event.key]);
      const { topic, type, version } = event;
      const at = clock.now().toISOString();
      await bus.publish([{ id: newId(), topic, key, type, version, at, correlationId: newId(), data }]);
    },
    /** What this service told under the key, in order. */
    heardOf: (key: string): string[] =>
      heard.filter((message) => message.key === key && message.type.startsWith('payment.')).map(({ type }) => type),
    messages: heard,
    settled: () => eventually(() => emulator.control.settled()),
    close: async () => {
      await emulator.stop();
      await new Promise((resolve) => door.close(resolve));
      const own = (await client.db().admin().listDatabases({ nameOnly: true })).databases;
      await clock.reset();
      for (const { name } of own) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
      await service.close();
    },
  };
}

/** Hands webhooks on byte for byte, as the gateway does. */
async function webhookDoor(rpc: RpcClient): Promise<Server> {
  const door = createServer((request, response) => {
    void (async () => {
      const signature = request.headers['stripe-signature'];
      const input = { payload: await text(request), signature: typeof signature === 'string' ? signature : '' };
      const status = await rpc.call(receiveStripeWebhook, input).then(
        () => 200,
        (error: unknown) => (DomainError.is(error) && error.code === 'PAYMENT.WEBHOOK_UNVERIFIED' ? 400 : 500),
      );
      response.writeHead(status).end();
    })();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return door;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
