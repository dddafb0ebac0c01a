import { newId } from '@stallbook/kernel';
import { fixedClock } from '@stallbook/testing';
import { MongoClient, type Db } from 'mongodb';
import {
  createEmbeddedBus,
  createHandledStreams,
  createKafkaBus,
  type BusMessage,
  type HandledStreams,
  type MessageBus,
} from '../../index.js';
import { deleteTopics } from '../../testing/index.js';

export const adapters = process.env.STALLBOOK_TEST_KAFKA === '0' ? ['embedded'] : ['embedded', 'kafka'];

export interface Harness {
  db: Db;
  handled: HandledStreams;
  addresses: Addresses;
  topic: string;
  group(name: string): string;
  installation: string;
  onBroker(topic: string): string;
  openBus(): Promise<MessageBus>;
  message(key: string, data: unknown, topic?: string): BusMessage;
  close(): Promise<void>;
}

type Addresses = Partial<Record<'MONGODB_URL' | 'KAFKA_BROKERS', string>>;

export async function createHarness(kind: string, addresses: Addresses = process.env as Addresses): Promise<Harness> {
  const required = (name: keyof Addresses): string => {
    const value = addresses[name];
    if (!value) throw new Error(`${name} is not set. The contract needs a running server.`);
    return value;
  };
  const run = `t${newId().replaceAll('-', '').slice(-12)}`;
  const client = await MongoClient.connect(required('MONGODB_URL'));
  const db = client.db(`test_messaging_${run}`);
  const clock = fixedClock('2027-05-01T10:00:00Z');
  const topic = `${run}.orders.v1`;
  const buses: MessageBus[] = [];
  const fatal: Error[] = [];
  let sequence = 0;
  const brokers = kind === 'kafka' ? required('KAFKA_BROKERS').split(',') : [];

  return {
    db,
    topic,
    addresses,
    handled: await createHandledStreams({ client, db }),
    group: (name) => `${run}.${name}`,
    installation: run,
    onBroker: (name) => `${run}.${name}`,
    async openBus() {
      const onFatal = (error: Error): void => void fatal.push(error);
      const bus =
        kind === 'kafka'
          ? await createKafkaBus({ brokers, installation: run, onFatal })
          : await createEmbeddedBus({ db: client.db(db.databaseName) });
      buses.push(bus);
      await bus.ensureTopics([{ name: topic }]);
      return bus;
    },
    message: (key, data, name = topic) => ({
      id: newId(),
      topic: name,
      key,
      stream: `order-${key}`,
      sequence: (sequence += 1),
      type: 'order.placed',
      version: 2,
      occurredAt: clock.now().toISOString(),
      correlationId: `correlation-${key}`,
      causationId: 'command-1',
      actorId: 'account-1',
      data,
    }),
    async close() {
      await Promise.all(buses.map((bus) => bus.close()));
      await db.dropDatabase();
      await client.close();
      if (kind === 'kafka') await deleteTopics(brokers, run);
      expect(fatal).toEqual([]);
    },
  };
}

/** Waits until the condition holds; the test's timeout limits it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The data per key, in order of arrival. */
export function byKey(messages: Pick<BusMessage, 'key' | 'data'>[]): Record<string, unknown[]> {
  const result: Record<string, unknown[]> = {};
  for (const { key, data } of messages) (result[key] ??= []).push(data);
  return result;
}

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
