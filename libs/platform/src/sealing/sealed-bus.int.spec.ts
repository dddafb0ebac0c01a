import { newId } from '@stallbook/kernel';
import { createEmbeddedBus, type BusMessage, type MessageBus } from '@stallbook/messaging';
import { eventually, testDatabase } from '@stallbook/testing';
import { testKeys } from '../testing/keys.js';
import { MessageKeys } from './message-keys.js';
import { sealedBus } from './sealed-bus.js';

const TOPIC = 'people.v1';
const OTHER = 'orders.v1';

describe('messages about people', () => {
  let opened: Awaited<ReturnType<typeof testDatabase>>;
  let bus: MessageBus;
  let sequence = 0;
  beforeAll(async () => {
    opened = await testDatabase('sealed_bus');
    bus = sealedBus(await createEmbeddedBus({ db: opened.db }), new MessageKeys(opened.db, testKeys), new Set([TOPIC]));
    await bus.ensureTopics([
      { name: TOPIC, partitions: 1 },
      { name: OTHER, partitions: 1 },
    ]);
  });
  afterAll(async () => {
    await bus.close();
    await opened.drop();
  });

  const message = (key: string, data: unknown, topic = TOPIC): BusMessage => {
    const id = newId();
    const place = { stream: key, sequence: (sequence += 1) };
    return {
      id,
      topic,
      key,
      ...place,
      type: 'said',
      version: 1,
      occurredAt: '2027-05-08T12:00:00Z',
      correlationId: id,
      data,
    };
  };
  const heardFrom = async (topic = TOPIC): Promise<Record<string, unknown[]>> => {
    const received: Record<string, unknown[]> = {};
    const subscription = await bus.subscribe({ group: newId(), topics: [topic] }, (batch) => {
      for (const { key, data } of batch) (received[key] ??= []).push(data);
      return Promise.resolve();
    });
    await subscription.caughtUp();
    await subscription.stop();
    return received;
  };
  const stored = async () => {
    const collections = await opened.db.collections();
    return JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())));
  };

  it('are readable for subscribers and unreadable on the broker', async () => {
    const ada = newId();
    await bus.publish([message(ada, { name: 'Ada Lovelace' }), message(ada, { order: 'plain as day' }, OTHER)]);
    expect((await heardFrom())[ada]).toEqual([{ name: 'Ada Lovelace' }]);
    expect(await stored()).not.toContain('Lovelace');
    expect(await stored()).toContain('plain as day');
  });

  it('become unreadable after a tombstone, even those that arrive late', async () => {
    const [ada, bob] = [newId(), newId()];
    await bus.publish([message(ada, { name: 'Ada' }), message(bob, { name: 'Bob' })]);
    await bus.publish([message(ada, null)]);
    await bus.publish([message(ada, { name: 'Ada again' })]);
    expect(await heardFrom()).toMatchObject({ [ada]: [null, null, null], [bob]: [{ name: 'Bob' }] });
  });

  it('keep their order among other messages while sealing takes time', async () => {
    const people = Array.from({ length: 20 }, newId);
    const key = newId();
    const calls = people.flatMap((person, at) => [
      bus.publish([message(person, { at }), message(key, { at: `a${at}` }, OTHER)]),
      bus.publish([message(person, { at: `${at} later` }), message(key, { at: `b${at}` }, OTHER)]),
      bus.publish([message(key, { at: `c${at}` }, OTHER)]),
    ]);
    await Promise.all(calls);
    expect((await heardFrom(OTHER))[key]).toEqual(
      people.flatMap((_, at) => [{ at: `a${at}` }, { at: `b${at}` }, { at: `c${at}` }]),
    );
    const each = people.map((person, at) => [person, [{ at }, { at: `${at} later` }]]);
    expect(await heardFrom()).toMatchObject(Object.fromEntries(each));
  });

  it.each([TOPIC, OTHER])('of the topic %s are abandoned with the term of their sender', async (topic) => {
    const key = newId();
    const late = bus.publish([message(key, { name: 'Ada' }, topic)], AbortSignal.abort());
    await expect(late).rejects.toMatchObject({ name: 'PublishAbandonedError' });
    expect((await heardFrom(topic))[key]).toBeUndefined();
  });

  it('remain sealed as dead letters and are delivered in plaintext', async () => {
    const eve = newId();
    const group = newId();
    let failing = true;
    const received: unknown[] = [];
    const subscription = await bus.subscribe({ group, topics: [TOPIC], maxAttempts: 1 }, (batch) => {
      const own = batch.filter(({ key }) => key === eve);
      if (failing && own.length > 0) throw new Error('no');
      received.push(...own.map(({ data }) => data));
      return Promise.resolve();
    });
    await bus.publish([message(eve, { name: 'Eve Harrington' })]);
    const [deadLetter] = await eventually(async () => {
      const deadLetters = await bus.deadLetters.list(group);
      if (deadLetters.length === 0) throw new Error('none yet');
      return deadLetters;
    });
    expect(await stored()).not.toContain('Harrington');
    failing = false;
    await bus.deadLetters.resend(deadLetter?.id ?? '');
    await eventually(() => expect(received).toEqual([{ name: 'Eve Harrington' }]));
    await subscription.stop();
  });

  it('fail alone if they cannot be sealed', async () => {
    const ada = newId();
    await expect(bus.publish([message(ada, { at: 1n })])).rejects.toThrow(TypeError);
    await bus.publish([message(ada, { at: 2 })]);
    expect((await heardFrom())[ada]).toEqual([{ at: 2 }]);
  });
});
