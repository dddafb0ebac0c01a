import type { BusMessage, MessageBus } from '../../index.js';
import { byKey, createHarness, numbers, until, type Harness } from './harness.js';

export const failuresOn = (kind: string) =>
  describe(`failures on the ${kind} bus`, () => {
    let harness: Harness;
    let bus: MessageBus;

    beforeEach(async () => {
      harness = await createHarness(kind);
      bus = await harness.openBus();
    });
    afterEach(() => harness.close());

    it('redeliver a failing message with backoff, then proceed in order', async () => {
      const handled: BusMessage[] = [];
      const waits: number[] = [];
      let failures = 3;
      const options = {
        group: harness.group('retry'),
        topics: [harness.topic],
        backoffMs: (attempt: number) => (waits.push(attempt), 10 * attempt),
      };
      const subscription = await bus.subscribe(options, async (batch) => {
        if (batch.some(({ data }) => data === 2) && failures-- > 0) throw new Error('not yet');
        handled.push(...batch);
      });
      await bus.publish(numbers(1, 4).map((n) => harness.message('a', n)));
      await subscription.caughtUp();
      expect(byKey(handled)).toEqual({ a: numbers(1, 4) });
      expect(waits.slice(0, 2)).toEqual([1, 2]);
      expect(await bus.deadLetters.list(options.group)).toEqual([]);
    });

    it('turn a poison message into a dead letter, and its partition and the others proceed', async () => {
      const handled: BusMessage[] = [];
      const options = { group: harness.group('poison'), topics: [harness.topic], maxAttempts: 3, backoffMs: () => 5 };
      const subscription = await bus.subscribe(options, async (batch) => {
        if (batch.some(({ data }) => data === 'poison')) throw new TypeError('cannot be read');
        handled.push(...batch);
      });
      const poison = harness.message('a', 'poison');
      await bus.publish([harness.message('a', 1), poison, harness.message('a', 2), harness.message('b', 1)]);
      await subscription.caughtUp();
      expect(byKey(handled)).toEqual({ a: [1, 2], b: [1] });
      expect(await bus.deadLetters.list(options.group)).toEqual([
        {
          id: expect.any(String),
          group: options.group,
          message: poison,
          error: 'TypeError: cannot be read',
          attempts: 3,
          at: expect.any(Date),
        },
      ]);
    });

    it('do not block other partitions during a backoff', async () => {
      const topics = [harness.topic];
      const keys = numbers(1, 20).map(String);
      const handled: BusMessage[] = [];
      const group = harness.group('backing-off');
      const subscription = await bus.subscribe({ group, topics, backoffMs: () => 3_600_000 }, async (batch) => {
        if (batch.some(({ key, data }) => key === '1' && data === 'stuck')) throw new Error('stuck');
        handled.push(...batch);
      });
      await bus.publish([harness.message('1', 'stuck')]);
      await bus.publish(keys.map((key) => harness.message(key, 'ok')));
      await until(() => handled.length >= 5);
      expect(await subscription.lag()).toBeGreaterThan(0);
      expect(handled.some(({ key }) => key === '1')).toBe(false);
    });

    it('allow a dead letter to be sent again, only to its own group', async () => {
      let broken = true;
      const mended: BusMessage[] = [];
      const others: BusMessage[] = [];
      const topics = [harness.topic];
      const options = { group: harness.group('mended'), topics, maxAttempts: 2, backoffMs: () => 5 };
      const subscription = await bus.subscribe(options, async (batch) => {
        if (broken) throw new Error('broken');
        mended.push(...batch);
      });
      const other = await bus.subscribe(
        { group: harness.group('other'), topics },
        async (batch) => void others.push(...batch),
      );
      const message = harness.message('a', 1);
      await bus.publish([message]);
      await Promise.all([subscription.caughtUp(), other.caughtUp()]);
      broken = false;
      const [deadLetter] = await bus.deadLetters.list();
      await bus.deadLetters.resend(deadLetter?.id ?? '');
      await Promise.all([subscription.caughtUp(), other.caughtUp()]);
      expect(mended).toEqual([{ ...message, resent: true }]);
      expect(others).toEqual([message]);
      expect(await bus.deadLetters.list()).toEqual([]);
      await expect(bus.deadLetters.resend(deadLetter?.id ?? '')).rejects.toThrow('There is no dead letter');
    });

    it('allow a dead letter to be inspected, and discarded without delivery', async () => {
      const handled: BusMessage[] = [];
      const options = { group: harness.group('discarded'), topics: [harness.topic], maxAttempts: 1 };
      const subscription = await bus.subscribe(options, async (batch) => {
        if (batch.some(({ data }) => data === 'poison')) throw new Error('broken');
        handled.push(...batch);
      });
      const [kept, dropped] = [harness.message('a', 'poison'), harness.message('b', 'poison')];
      await bus.publish([kept, dropped]);
      await subscription.caughtUp();
      const id = `${options.group}:${dropped.id}`;
      expect(await bus.deadLetters.show(id)).toMatchObject({ id, group: options.group, message: dropped, attempts: 1 });
      await bus.deadLetters.discard(id, 'sent by mistake');
      await bus.publish([harness.message('b', 'fine')]);
      await subscription.caughtUp();
      expect(byKey(handled)).toEqual({ b: ['fine'] });
      expect((await bus.deadLetters.list(options.group)).map(({ message }) => message.key)).toEqual(['a']);
      await expect(bus.deadLetters.show(id)).rejects.toThrow('There is no dead letter');
      await expect(bus.deadLetters.discard(id, 'again')).rejects.toThrow('There is no dead letter');
    });

    it('allow a dead letter to be handled after later messages of its stream', async () => {
      let broken = true;
      const options = {
        group: harness.group('behind'),
        topics: [harness.topic],
        maxAttempts: 2,
        backoffMs: () => 5,
        onDeadLetter: (message: BusMessage) => harness.handled.miss('behind', message),
      };
      await harness.db.createCollection('effects');
      const effects = harness.db.collection<{ key: string; data: unknown }>('effects');
      const subscription = await bus.subscribe(options, async (batch) => {
        if (broken && batch.some(({ data }) => data === 2)) throw new Error('broken');
        await harness.handled.handle('behind', batch, async (fresh, session) => {
          await effects.insertMany(
            fresh.map(({ key, data }) => ({ key, data })),
            { session },
          );
        });
      });
      const messages = numbers(1, 3).map((n) => harness.message('a', n));
      await bus.publish(messages);
      await subscription.caughtUp();
      broken = false;
      const [deadLetter] = await bus.deadLetters.list(options.group);
      await bus.deadLetters.resend(deadLetter?.id ?? '');
      await subscription.caughtUp();
      await bus.publish(messages);
      await subscription.caughtUp();
      expect(byKey(await effects.find({}, { sort: { _id: 1 } }).toArray())).toEqual({ a: [1, 3, 2] });
    });

    it('turn only the message whose transaction never commits into a dead letter, while the server answers', async () => {
      const stuck = harness.db.collection<{ _id: string; at: number }>('stuck');
      await stuck.insertOne({ _id: 'contested', at: 0 });
      await harness.db.createCollection('effects');
      const effects = harness.db.collection<{ key: string; data: unknown }>('effects');
      const options = { group: harness.group('stuck'), topics: [harness.topic], maxAttempts: 2, backoffMs: () => 5 };
      const subscription = await bus.subscribe(options, async (batch) => {
        await harness.handled.handle('stuck', batch, async (fresh, session) => {
          if (fresh.some(({ data }) => data === 'stuck')) {
            // Loses every race: another client writes after the transaction has read.
            await stuck.findOne({ _id: 'contested' }, { session });
            await stuck.updateOne({ _id: 'contested' }, { $inc: { at: 1 } });
            await stuck.updateOne({ _id: 'contested' }, { $inc: { at: 1 } }, { session });
          }
          await effects.insertMany(
            fresh.map(({ key, data }) => ({ key, data })),
            { session },
          );
        });
      });
      const messages = [1, 'stuck', 2].map((data) => harness.message('a', data));
      await bus.publish(messages);
      await subscription.caughtUp();
      expect(byKey(await effects.find({}, { sort: { _id: 1 } }).toArray())).toEqual({ a: [1, 2] });
      expect(await bus.deadLetters.list(options.group)).toMatchObject([
        { message: { id: messages[1]?.id }, error: expect.stringContaining('TransactionStuckError') },
      ]);
    });

    it('drop the dead letters of one key and no others', async () => {
      const topics = [harness.topic];
      const options = { group: harness.group('dropped'), topics, maxAttempts: 1 };
      const subscription = await bus.subscribe(options, () => Promise.reject(new Error('broken')));
      await bus.publish([harness.message('ann', 1), harness.message('bob', 2)]);
      await subscription.caughtUp();
      await bus.deadLetters.forget(harness.topic, 'ann');
      expect((await bus.deadLetters.list()).map(({ message }) => message.key)).toEqual(['bob']);
    });

    it('never turn a message into a dead letter while a server is unreachable', async () => {
      let outage = 12;
      const handled: BusMessage[] = [];
      const group = harness.group('outage');
      const subscription = await bus.subscribe(
        { group, topics: [harness.topic], backoffMs: () => 1 },
        async (batch) => {
          if (outage-- > 0)
            throw new Error('no database', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
          handled.push(...batch);
        },
      );
      await bus.publish(numbers(1, 3).map((n) => harness.message('a', n)));
      await subscription.caughtUp();
      expect(byKey(handled)).toEqual({ a: [1, 2, 3] });
      expect(await bus.deadLetters.list(group)).toEqual([]);
    });
  });
