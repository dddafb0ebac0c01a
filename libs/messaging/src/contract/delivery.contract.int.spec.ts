import type { BusMessage, MessageBus } from '../index.js';
import { adapters, byKey, createHarness, numbers, type Harness } from './testing/harness.js';

describe.each(adapters)('delivery by the %s bus', (kind) => {
  let harness: Harness;
  let bus: MessageBus;

  beforeEach(async () => {
    harness = await createHarness(kind);
    bus = await harness.openBus();
  });
  afterEach(() => harness.close());

  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const publishRounds = (from: number, to: number): Promise<unknown> =>
    Promise.all(numbers(from, to).map((n) => bus.publish(keys.map((key) => harness.message(key, n)))));

  it('keeps the order per key over many concurrent calls', async () => {
    const seen: BusMessage[] = [];
    const subscription = await bus.subscribe(
      { group: harness.group('order'), topics: [harness.topic] },
      async (batch) => {
        seen.push(...batch);
      },
    );
    await publishRounds(1, 50);
    await subscription.caughtUp();
    expect(byKey(seen)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 50)])));
    expect(await subscription.lag()).toBe(0);
  });

  it('preserves every field of a message', async () => {
    const seen: BusMessage[] = [];
    const sent = [
      harness.message('a', { cents: 7500, note: 'Grün €', list: [1, null, { 'a.b': '$set' }] }),
      { ...harness.message('b', 'text'), causationId: undefined, actorId: undefined },
    ];
    const subscription = await bus.subscribe(
      { group: harness.group('fields'), topics: [harness.topic] },
      async (batch) => {
        seen.push(...batch);
      },
    );
    await bus.publish(sent);
    await subscription.caughtUp();
    expect(seen.find(({ key }) => key === 'a')).toEqual(sent[0]);
    expect(seen.find(({ key }) => key === 'b')).toEqual(sent[1]);
  });

  it('delivers tombstones of a compacted topic', async () => {
    const profiles = `${harness.topic}.profiles`;
    await bus.ensureTopics([{ name: profiles, partitions: 1, compacted: true }]);
    const seen: BusMessage[] = [];
    const subscription = await bus.subscribe(
      { group: harness.group('tombstones'), topics: [profiles] },
      async (batch) => {
        seen.push(...batch);
      },
    );
    await bus.publish([harness.message('p', { name: 'Ada' }, profiles), harness.message('p', null, profiles)]);
    await subscription.caughtUp();
    expect(seen.at(-1)).toMatchObject({ key: 'p', data: null });
  });

  it('gives every group all messages, also those from before it existed', async () => {
    await publishRounds(1, 3);
    const seen: BusMessage[][] = [[], []];
    const subscriptions = await Promise.all(
      seen.map((own, index) =>
        bus.subscribe({ group: harness.group(`group-${index}`), topics: [harness.topic] }, async (batch) => {
          own.push(...batch);
        }),
      ),
    );
    await publishRounds(4, 5);
    await Promise.all(subscriptions.map((subscription) => subscription.caughtUp()));
    for (const own of seen) expect(byKey(own)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 5)])));
  });

  it('lets a lagging consumer catch up', async () => {
    const seen: BusMessage[] = [];
    const options = { group: harness.group('lagging'), topics: [harness.topic] };
    const handler = async (batch: BusMessage[]): Promise<void> => void seen.push(...batch);
    await (await bus.subscribe(options, handler)).stop();
    await publishRounds(1, 200);
    const again = await bus.subscribe(options, handler);
    await again.caughtUp();
    expect(byKey(seen)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 200)])));
  });

  it('counts the messages that are not handled yet', async () => {
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const subscription = await bus.subscribe({ group: harness.group('lag'), topics: [harness.topic] }, () => gate);
    await publishRounds(1, 2);
    expect(await subscription.lag()).toBe(2 * keys.length);
    open();
    await subscription.caughtUp();
    expect(await subscription.lag()).toBe(0);
  });

  it('refuses a topic that does not exist together with everything published in the same call', async () => {
    const unknown = bus.publish([harness.message('a', 1, 'no.such.topic')]);
    const valid = bus.publish([harness.message('a', 2)]);
    await expect(unknown).rejects.toThrow('No such topic: no.such.topic');
    await valid;
    await expect(
      bus.subscribe({ group: harness.group('x'), topics: ['no.such.topic'] }, async () => {}),
    ).rejects.toThrow('No such topic');
  });

  it('answers a ping and refuses to publish once closed', async () => {
    await bus.ping();
    await bus.close();
    await expect(bus.publish([harness.message('a', 1)])).rejects.toThrow('closed');
  });
});
