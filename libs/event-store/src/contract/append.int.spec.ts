import { newId } from '@stallbook/kernel';
import { commitsOf } from '../store/commit.js';
import { newStream } from '../store/loaded-stream.js';
import { DELIVERED, parcel, parcels, tally } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';

describe('appending', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const moved = (place: string) => ({ type: 'parcel.moved' as const, data: { place } });
  const versionsOf = async (streamId: string) =>
    (
      await commitsOf(s.db)
        .find({ streamId }, { sort: { firstVersion: 1 } })
        .toArray()
    ).flatMap((commit) => commit.events.map((_, index) => commit.firstVersion + index));

  it('lets 50 writers race on one stream in one process without gaps or duplicates', async () => {
    const id = newId();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        s.store.execute(tally, id, command(), () => [{ type: 'tally.counted', data: { by: 1 } }]),
      ),
    );
    expect((await s.store.load(tally, id)).state.total).toBe(50);
    expect(await versionsOf(`tally-${id}`)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('lets 50 writers in separate stores race on one stream and its read model without gaps or duplicates', async () => {
    const id = newId();
    const stores = Array.from({ length: 5 }, s.newStore);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stores[index % 5]!.execute(parcel, id, command(), () => [moved(`place ${index}`)]),
      ),
    );
    expect(await versionsOf(`parcel-${id}`)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await parcels.in(s.db).findOne({ _id: id })).toMatchObject({
      moves: 50,
      streamVersion: 50,
    });
  });

  it('executes a command once and returns the first state for repetitions', async () => {
    const id = newId();
    const once = command();
    const first = await s.store.execute(parcel, id, once, () => [moved('depot')]);
    await s.store.execute(parcel, id, command(), () => [moved('van')]);
    const again = await s.store.execute(parcel, id, once, () => {
      throw new Error('decided a second time');
    });
    expect(first).toMatchObject({ repeated: false, state: { place: 'depot' } });
    expect(again).toMatchObject({ id, repeated: true, version: 1, state: { place: 'depot' } });
  });

  it('returns the first ID for a repeated creation, even if the repetition chose another', async () => {
    const once = command();
    const first = await s.store.execute(tally, newId(), once, () => [{ type: 'tally.counted', data: { by: 7 } }]);
    const again = await s.store.execute(tally, newId(), once, () => [{ type: 'tally.counted', data: { by: 7 } }]);
    expect(again).toMatchObject({ id: first.id, repeated: true, state: { total: 7 } });
  });

  it('decides on a stream loaded by its caller and reloads it if it is out of date', async () => {
    const id = newId();
    const counted = (by: number) => [{ type: 'tally.counted' as const, data: { by } }];
    const fresh = await s.store.execute(tally, id, command(), () => counted(1), newStream(tally));
    const known = await s.store.load(tally, id);
    await s.store.execute(tally, id, command(), () => counted(2), known);
    const late = await s.store.execute(tally, id, command(), ({ total }) => counted(total), known);
    expect([fresh.version, late.version, late.state.total]).toEqual([1, 3, 6]);
    const shown = newId();
    await s.store.execute(parcel, shown, command(), () => [moved('depot')], newStream(parcel));
    await s.store.execute(parcel, shown, command(), () => [moved('van')], newStream(parcel));
    expect((await s.store.load(parcel, shown)).state).toMatchObject({ place: 'van', moves: 2 });
  });

  it('recognizes a repeated command even if its caller provides the stream', async () => {
    const id = newId();
    const once = command();
    await s.store.execute(parcel, id, once, () => [moved('depot')], newStream(parcel));
    for (const known of [newStream(parcel), await s.store.load(parcel, id)]) {
      const again = await s.store.execute(parcel, id, once, () => [moved('van')], known);
      expect(again).toMatchObject({ repeated: true, version: 1, state: { place: 'depot' } });
    }
  });

  it("does not treat another person's command with the same ID as a repetition", async () => {
    const id = newId();
    const own = command();
    await s.store.execute(tally, id, own, () => [{ type: 'tally.counted', data: { by: 1 } }]);
    await s.store.execute(tally, id, { ...own, actorId: 'another person' }, () => [
      { type: 'tally.counted', data: { by: 1 } },
    ]);
    expect((await s.store.load(tally, id)).state.total).toBe(2);
  });

  it('writes several streams and a reservation together or not at all', async () => {
    const [first, second] = [newId(), newId()];
    const failing = s.store.transaction(command(), async (tx) => {
      await tx.execute(parcel, first, () => [moved('depot')]);
      await tx.reserve('code', 'ABCD-1234', first);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect((await s.store.load(parcel, first)).version).toBe(0);
    const taken = await s.store.transaction(command(), async (tx) => {
      await tx.execute(parcel, first, () => [moved('depot')]);
      await tx.execute(parcel, second, () => [moved('depot')]);
      return [await tx.reserve('code', 'ABCD-1234', first), await tx.reserve('code', 'ABCD-1234', second)];
    });
    expect(taken).toEqual([true, false]);
    expect(await versionsOf(`parcel-${second}`)).toEqual([1]);
  });

  it('refuses an event that does not match its schema and stores nothing', async () => {
    const id = newId();
    await expect(
      s.store.execute(tally, id, command(), () => [{ type: 'tally.counted', data: { by: 0.5 } }]),
    ).rejects.toThrow();
    expect((await s.store.load(tally, id)).version).toBe(0);
  });

  it('reads an aggregate as of a point in time', async () => {
    const id = newId();
    await s.store.execute(parcel, id, command(), () => [moved('depot')]);
    const between = new Date(s.clock.now().getTime() + 60_000);
    s.clock.advance(120_000);
    await s.store.execute(parcel, id, command(), () => [moved('van')]);
    expect((await s.store.load(parcel, id, { asOf: between })).state.place).toBe('depot');
    expect((await s.store.load(parcel, id)).state.place).toBe('van');
    expect((await s.store.history(parcel, id)).map((event) => [event.version, event.meta.actorId])).toEqual([
      [1, 'ann'],
      [2, 'ann'],
    ]);
  });

  it('removes the document of a stream when the read model hides it, and then writes none until it shows it', async () => {
    const id = newId();
    const move = (place: string) => s.store.execute(parcel, id, command(), () => [moved(place)]);
    const shown = () => parcels.in(s.db).findOne({ _id: id });
    await move('van');
    await move(DELIVERED);
    expect(await shown()).toBeNull();
    await s.db.command({ profile: 2 });
    await move(DELIVERED);
    await s.db.command({ profile: 0 });
    const writes = { ns: `${s.db.databaseName}.${parcels.collection}`, op: { $in: ['insert', 'update', 'remove'] } };
    expect(await s.db.collection('system.profile').countDocuments(writes)).toBe(0);
    await move('depot');
    expect(await shown()).toMatchObject({ place: 'depot', streamVersion: 4 });
  });

  it('does not start an append whose deadline passed while it waited', async () => {
    const id = newId();
    const counted = () => [{ type: 'tally.counted' as const, data: { by: 1 } }];
    const expired = { ...command(), deadline: Date.now() - 1 };
    const [first, late] = await Promise.allSettled([
      s.store.execute(tally, id, command(), counted),
      s.store.execute(tally, id, expired, counted),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'NOT_READY' } });
    expect((await s.store.load(tally, id)).version).toBe(1);
  });
});
