import { testDatabase, type TestDatabase } from '@stallbook/testing';
import { ensureCollections } from './ensure-collections.js';
import { forgetPerson, keepNewest, keepPerson, type PersonReplica, type Revised } from './replicas.js';

interface Title extends Revised {
  title: string;
}

describe("replicas of other services' data", () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await testDatabase('copies')));
  afterAll(() => database.drop());

  it('have collections before the first transaction, even if two processes create them', async () => {
    const { db } = database;
    await Promise.all([ensureCollections(db, ['titles', 'names']), ensureCollections(db, ['titles', 'names'])]);
    await ensureCollections(db, ['titles']);
    const found = await db.listCollections({}, { nameOnly: true }).toArray();
    expect(found.map(({ name }) => name).sort()).toEqual(['names', 'titles']);
    await expect(ensureCollections(db, [''])).rejects.toThrow();
  });

  it('never go back, regardless of the order of updates', async () => {
    const titles = database.db.collection<Title>('titles');
    const update = (revision: number) => keepNewest({ _id: 'a', revision, title: `$title as of ${revision}` });
    for (const revision of [2, 1]) await titles.bulkWrite([update(revision)]);
    expect(await titles.findOne({ _id: 'a' })).toMatchObject({ revision: 2 });
    await titles.bulkWrite([3, 2, 3].map(update));
    expect(await titles.find().toArray()).toEqual([{ _id: 'a', revision: 3, title: '$title as of 3' }]);
  });

  it('of a person never go back, and restore none who was erased', async () => {
    type Name = PersonReplica & { name: string };
    const names = database.db.collection<Name>('names');
    const named = (name: string, revision = 1) => keepPerson<Name>({ _id: 'a', revision, name });
    await names.bulkWrite([named('Ann'), named('Anna', 2), named('Ann')]);
    expect(await names.findOne({ _id: 'a' })).toEqual({ _id: 'a', revision: 2, name: 'Anna' });
    await names.bulkWrite([forgetPerson('a'), named('Ann', 3), forgetPerson('b'), forgetPerson('b'), named('Ann', 4)]);
    expect(await names.find().toArray()).toEqual([
      { _id: 'a', erased: true },
      { _id: 'b', erased: true },
    ]);
  });
});
