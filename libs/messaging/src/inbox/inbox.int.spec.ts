import type { ClientSession } from 'mongodb';
import { byKey, createHarness, numbers, type Harness } from '../contract/testing/harness.js';
import type { BusMessage } from '../port.js';

describe('the inbox', () => {
  let harness: Harness;

  beforeEach(async () => {
    harness = await createHarness('embedded');
    await harness.db.createCollection('effects');
  });
  afterEach(() => harness.close());

  const effects = () => harness.db.collection<{ key: string; data: unknown }>('effects');
  const write = async (fresh: BusMessage[], session: ClientSession): Promise<void> => {
    await effects().insertMany(
      fresh.map(({ key, data }) => ({ key, data })),
      { session },
    );
  };
  const written = async () =>
    byKey(
      await effects()
        .find({}, { sort: { _id: 1 } })
        .toArray(),
    );

  it('runs the effect with the new ones alone, in order', async () => {
    const all = numbers(1, 5).map((n) => harness.message('a', n));
    expect(await harness.inbox.handle('copy', all.slice(1, 3), write)).toBe(2);
    expect(await harness.inbox.handle('copy', all, write)).toBe(3);
    expect(await harness.inbox.handle('copy', all, write)).toBe(0);
    expect(await written()).toEqual({ a: [2, 3, 1, 4, 5] });
  });

  it('knows every consumer apart', async () => {
    const message = harness.message('a', 1);
    expect(await harness.inbox.handle('one', [message, message], write)).toBe(1);
    expect(await harness.inbox.handle('two', [message], write)).toBe(1);
  });

  it('records nothing when the effect fails, and passes its error on', async () => {
    await effects().createIndex({ data: 1 }, { unique: true });
    const message = harness.message('a', 1);
    const twice = async (fresh: BusMessage[], session: ClientSession): Promise<void> => {
      await write(fresh, session);
      await write(fresh, session);
    };
    await expect(harness.inbox.handle('copy', [message], twice)).rejects.toMatchObject({ code: 11000 });
    expect(await written()).toEqual({});
    expect(await harness.inbox.handle('copy', [message], write)).toBe(1);
  });

  it('has one effect when the same messages are handled by many at once', async () => {
    const messages = numbers(1, 10).map((n) => harness.message('a', n));
    const counts = await Promise.all(numbers(1, 5).map(() => harness.inbox.handle('copy', messages, write)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect(await written()).toEqual({ a: numbers(1, 10) });
  });

  it('forgets ids after thirty days', async () => {
    const indexes = await harness.db.collection('inbox').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { handledAt: 1 }, expireAfterSeconds: 30 * 24 * 60 * 60 }),
    );
  });
});
