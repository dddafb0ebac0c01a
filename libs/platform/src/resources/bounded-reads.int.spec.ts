import { newId } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import { eventually, testDatabase } from '@stallbook/testing';
import type { Collection, Db } from 'mongodb';
import { serviceDb } from './mongo.js';

/** Each document takes 50 ms, all of them 20 s. */
const COUNT = 400;

describe('a read within a call', () => {
  let opened: Awaited<ReturnType<typeof testDatabase>>;
  let db: Db;
  beforeAll(async () => {
    opened = await testDatabase('bounded');
    db = serviceDb(opened.client, opened.db.databaseName, 'events');
    await db.collection('slow').insertMany(Array.from({ length: COUNT }, (_, a) => ({ a })));
  });
  afterAll(async () => {
    await db.dropDatabase();
    await opened.drop();
  });

  const mark = newId();
  const slow = { $where: `sleep(50) && '${mark}'` };
  const running = async (): Promise<number> => {
    const { inprog } = await opened.client.db('admin').command({ currentOp: 1, active: true });
    return JSON.stringify((inprog as object[]).filter((op) => !('currentOp' in op))).split(mark).length - 1;
  };
  const within = <T>(ms: number, fn: () => Promise<T>): Promise<T> =>
    requestContext.run({ correlationId: newId(), deadline: Date.now() + ms }, fn);

  it('shows nothing that a failover can undo', () => {
    expect(db.collection('slow').readConcern?.level).toBe('majority');
  });

  it.each<[string, (collection: Collection) => Promise<unknown>]>([
    ['find', (one) => one.find(slow).toArray()],
    ['findOne', (one) => one.findOne(slow)],
    ['countDocuments', (one) => one.countDocuments({ $expr: { $function: slowFunction(mark) } })],
    ['aggregate', (one) => one.aggregate([{ $match: { $expr: { $function: slowFunction(mark) } } }]).toArray()],
    ['distinct', (one) => one.distinct('a', slow)],
  ])('ends with the call, also on the server: %s', async (_, read) => {
    await expect(within(1_000, () => read(db.collection('slow')))).rejects.toMatchObject({ code: 50 });
    await eventually(async () => expect(await running()).toBe(0));
  });

  it('does not start if no time is left', async () => {
    const read = within(-1, async () => db.collection('slow').find().toArray());
    await expect(read).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });

  it('fails as a promise, so that no other read of the same call is left unwatched', async () => {
    const opened = within(-1, () => {
      const collection = db.collection('slow');
      return Promise.resolve([collection.find(), collection.aggregate([])] as const);
    });
    for (const cursor of await opened) {
      await expect(cursor.toArray()).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    }
    const distinct = within(-1, () => Promise.resolve({ values: db.collection('slow').distinct('a') }));
    await expect((await distinct).values).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });

  it('has no limit outside a call', async () => {
    expect(await db.collection('slow').find().toArray()).toHaveLength(COUNT);
  });
});

const slowFunction = (mark: string) => ({
  body: `function() { sleep(50); return '${mark}'; }`,
  args: [],
  lang: 'js',
});
