import { newId } from '@stallbook/kernel';
import { MongoClient } from 'mongodb';
import { EventStore } from '../store/event-store.js';
import { commitsOf } from '../store/commit.js';
import { newStream } from '../store/loaded-stream.js';
import { parcel, parcels, tally, type ParcelDocument } from './fixtures/parcel.js';
import { command, openStore } from './fixtures/store.js';

describe('appending at a crowd', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const moved = (place: string) => [{ type: 'ParcelMoved' as const, data: { place } }];
  const placeOf = async (id: string) =>
    (await s.db.collection<ParcelDocument>(parcels.collection).findOne({ _id: id }))?.place;

  it('takes many streams in few transactions, read models included', async () => {
    const watched = await MongoClient.connect(process.env['MONGODB_URL'] as string, { monitorCommands: true });
    let transactions = 0;
    watched.on('commandStarted', ({ commandName }) => (transactions += commandName === 'commitTransaction' ? 1 : 0));
    const { clock, codec } = s;
    const db = watched.db(s.db.databaseName);
    const store = new EventStore({ client: watched, db, clock, codec, views: [parcels] });
    const ids = Array.from({ length: 200 }, newId);
    await Promise.all(ids.map((id) => store.execute(parcel, id, command(), () => moved('depot'), newStream(parcel))));
    await watched.close();
    expect(transactions).toBeLessThan(20);
    expect(await s.db.collection(parcels.collection).countDocuments({ place: 'depot' })).toBe(200);
    expect(await commitsOf(s.db).countDocuments({ streamId: { $in: ids.map((id) => `parcel-${id}`) } })).toBe(200);
  });

  it('lets no append fail another: a lost race, a repeated command and the rest each get their own answer', async () => {
    const [raced, again] = [newId(), newId()];
    const once = command();
    await s.store.execute(parcel, raced, command(), () => moved('depot'));
    await s.store.execute(parcel, again, once, () => moved('depot'));
    const others = Array.from({ length: 20 }, newId);
    const [late, repeated, ...rest] = await Promise.all([
      s.store.execute(parcel, raced, command(), () => moved('van'), newStream(parcel)),
      s.store.execute(parcel, again, once, () => moved('van'), newStream(parcel)),
      ...others.map((id) => s.store.execute(parcel, id, command(), () => moved('shop'), newStream(parcel))),
    ]);
    expect(late).toMatchObject({ repeated: false, version: 2, state: { place: 'van', moves: 2 } });
    expect(repeated).toMatchObject({ repeated: true, version: 1, state: { place: 'depot' } });
    expect(rest.every(({ version, appended }) => version === 1 && appended === 1)).toBe(true);
    expect(await Promise.all([raced, again, ...others].map(placeOf))).toEqual([
      'van',
      'depot',
      ...others.map(() => 'shop'),
    ]);
  });

  it('keeps streams without a read model apart as well', async () => {
    const counted = (by: number) => [{ type: 'Counted' as const, data: { by } }];
    const once = command();
    const again = newId();
    await s.store.execute(tally, again, once, () => counted(3));
    const others = Array.from({ length: 20 }, newId);
    const [repeated, ...rest] = await Promise.all([
      s.store.execute(tally, again, once, () => counted(4), newStream(tally)),
      ...others.map((id) => s.store.execute(tally, id, command(), () => counted(1), newStream(tally))),
    ]);
    expect(repeated).toMatchObject({ repeated: true, state: { total: 3 } });
    expect(rest.map(({ repeated: twice, appended }) => [twice, appended])).toEqual(others.map(() => [false, 1]));
  });
});
