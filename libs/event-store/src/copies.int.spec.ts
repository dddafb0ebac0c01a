import { testDatabase, type TestDatabase } from '@stallbook/testing';
import { ensureCollections } from './ensure-collections.js';
import { keepNewest, type Revised } from './keep-newest.js';

interface Title extends Revised {
  title: string;
}

describe("copies of other services' facts", () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await testDatabase('copies')));
  afterAll(() => database.drop());

  it('have collections before the first transaction, also where two processes make them', async () => {
    const { db } = database;
    await Promise.all([ensureCollections(db, ['titles', 'names']), ensureCollections(db, ['titles', 'names'])]);
    await ensureCollections(db, ['titles']);
    const found = await db.listCollections({}, { nameOnly: true }).toArray();
    expect(found.map(({ name }) => name).sort()).toEqual(['names', 'titles']);
    await expect(ensureCollections(db, [''])).rejects.toThrow();
  });

  it('never go back, in whatever order they are told', async () => {
    const titles = database.db.collection<Title>('titles');
    const tell = (revision: number) =>
      database.client.withSession((session) =>
        session.withTransaction(() => keepNewest(titles, { _id: 'a', revision, title: `as of ${revision}` }, session)),
      );
    for (const revision of [2, 1, 3, 2, 3]) await tell(revision);
    expect(await titles.findOne({ _id: 'a' })).toEqual({ _id: 'a', revision: 3, title: 'as of 3' });
  });
});
