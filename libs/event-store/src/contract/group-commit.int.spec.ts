import { newId } from '@stallbook/kernel';
import { MongoClient } from 'mongodb';
import { EventStore } from '../store/event-store.js';
import { commitsOf } from '../store/commit.js';
import { newStream } from '../store/loaded-stream.js';
import type { Executed } from '../store/decision.js';
import { parcel, parcels, tally, type ParcelState } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';

describe('a group commit', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const moved = (place: string) => [{ type: 'parcel.moved' as const, data: { place } }];
  const placeOf = async (id: string) => (await parcels.in(s.db).findOne({ _id: id }))?.place;

  async function watchedStore() {
    const client = await MongoClient.connect(process.env['MONGODB_URL'] as string, { monitorCommands: true });
    const counts = { insert: 0, commitTransaction: 0 };
    client.on('commandStarted', ({ commandName }) => {
      if (commandName in counts) counts[commandName as keyof typeof counts] += 1;
    });
    const { clock, codec } = s;
    const db = client.db(s.db.databaseName);
    const store = new EventStore({ client, db, clock, codec, projections: [parcels] });
    return { client, store, counts, close: () => client.close() };
  }

  it('writes many streams in few transactions, read models included', async () => {
    const { store, close, counts } = await watchedStore();
    const ids = Array.from({ length: 200 }, newId);
    await Promise.all(ids.map((id) => store.execute(parcel, id, command(), () => moved('depot'), newStream(parcel))));
    await close();
    expect(counts.commitTransaction).toBeLessThan(20);
    expect(await parcels.in(s.db).countDocuments({ place: 'depot' })).toBe(200);
    expect(await commitsOf(s.db).countDocuments({ streamId: { $in: ids.map((id) => `parcel-${id}`) } })).toBe(200);
  });

  it('gives each append its own result, including lost races and repeated commands', async () => {
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
    expect(rest.every(({ version, appended }) => version === 1 && appended.length === 1)).toBe(true);
    expect(await Promise.all([raced, again, ...others].map(placeOf))).toEqual([
      'van',
      'depot',
      ...others.map(() => 'shop'),
    ]);
  });

  it('keeps streams without a read model independent as well', async () => {
    const counted = (by: number) => [{ type: 'tally.counted' as const, data: { by } }];
    const once = command();
    const again = newId();
    await s.store.execute(tally, again, once, () => counted(3));
    const others = Array.from({ length: 20 }, newId);
    const [repeated, ...rest] = await Promise.all([
      s.store.execute(tally, again, once, () => counted(4), newStream(tally)),
      ...others.map((id) => s.store.execute(tally, id, command(), () => counted(1), newStream(tally))),
    ]);
    expect(repeated).toMatchObject({ repeated: true, state: { total: 3 } });
    expect(rest.map(({ repeated: twice, appended }) => [twice, appended.length])).toEqual(others.map(() => [false, 1]));
  });

  it.each([1, 30])('stores the rest of a group together when %d of its 100 appends lost a race', async (lost) => {
    const ids = Array.from({ length: 101 }, newId);
    for (const id of ids.slice(1, 1 + lost)) await s.store.execute(parcel, id, command(), () => moved('depot'));
    const { store, close, counts } = await watchedStore();
    const done = await Promise.all(
      ids.map((id) => store.execute(parcel, id, command(), () => moved('van'), newStream(parcel))),
    );
    await close();
    expect(done.filter(({ version }) => version === 2)).toHaveLength(lost);
    expect((await Promise.all(ids.map(placeOf))).every((place) => place === 'van')).toBe(true);
    expect(counts.commitTransaction).toBeLessThanOrEqual(5);
    expect(counts.insert).toBeLessThanOrEqual(8);
  });

  it('stores the rest together when another replica is executing a command of the group', async () => {
    const [contested, ...others] = Array.from({ length: 100 }, newId) as [string, ...string[]];
    const once = command();
    const replica = await watchedStore();
    const conflict = new Promise<void>((resolve) => {
      replica.client.on('commandFailed', () => resolve());
    });
    let group: Promise<Executed<ParcelState>[]> | undefined;
    await s.store.transaction(once, async (tx) => {
      await tx.execute(parcel, contested, () => moved('depot'));
      const execute = (id: string, context = command()) =>
        replica.store.execute(parcel, id, context, () => moved('van'), newStream(parcel));
      group = Promise.all([execute(newId()), execute(contested, once), ...others.map((id) => execute(id))]);
      await conflict;
    });
    const [, repeated, ...rest] = (await group) ?? [];
    await replica.close();
    expect(repeated).toMatchObject({ repeated: true, state: { place: 'depot' } });
    expect(rest.every(({ version }) => version === 1)).toBe(true);
    expect(replica.counts.commitTransaction).toBeLessThan(20);
  });

  it('does not let a lasting conflict delay the group', async () => {
    const [contested, ...others] = Array.from({ length: 100 }, newId) as [string, ...string[]];
    const once = command();
    const replica = await watchedStore();
    let late: Promise<Executed<ParcelState>> | undefined;
    await s.store.transaction(once, async (tx) => {
      await tx.execute(parcel, contested, () => moved('depot'));
      const execute = (id: string, context = command()) =>
        replica.store.execute(parcel, id, context, () => moved('van'), newStream(parcel));
      const first = execute(newId());
      late = execute(contested, once);
      await Promise.all([first, ...others.map((id) => execute(id))]);
    });
    expect(await late).toMatchObject({ repeated: true });
    await replica.close();
    expect(await Promise.all(others.map(placeOf))).toEqual(others.map(() => 'van'));
  });
});
