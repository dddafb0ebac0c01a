import { ERASED, newId } from '@stallbook/kernel';
import { erasePerson } from '../personal-data/erasure.js';
import { commitsOf } from '../store/commit.js';
import { rebuildProjection } from '../projections/rebuild.js';
import { parcel, parcels } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';

describe('rebuilding a projection', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  const send = (id: string, personId: string, recipient: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'parcel.sent', data: { personId, recipient, weight: 5 } }]);
  const move = (id: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'parcel.moved', data: { place } }]);
  const shown = () =>
    s.db
      .collection(parcels.collection)
      .find({}, { sort: { _id: 1 } })
      .toArray();

  it('produces the same documents as the live projection', async () => {
    const ids = Array.from({ length: 30 }, newId);
    for (const id of ids) await send(id, newId(), 'Ada');
    for (const id of ids.slice(10)) await move(id, 'van');
    const live = await shown();
    await s.db.collection(parcels.collection).deleteMany({ moves: 1 });
    const progress = await rebuildProjection(s, parcels);
    expect(await shown()).toEqual(live);
    expect(progress).toEqual({ streams: 30, events: 50 });
    expect((await s.db.collection(parcels.collection).indexes()).map(({ name }) => name)).toContain('moves_1');
  });

  it('loses nothing that is written while it runs', async () => {
    const ids = Array.from({ length: 200 }, newId);
    await Promise.all(ids.map((id) => move(id, 'depot')));
    const [, ...moves] = await Promise.all([rebuildProjection(s, parcels), ...ids.map((id) => move(id, 'van'))]);
    expect(moves).toHaveLength(200);
    const documents = await shown();
    expect(documents).toHaveLength(200);
    expect(documents.filter(({ place, streamVersion }) => place === 'van' && streamVersion === 2)).toHaveLength(200);
  });

  it('stores personal fields encrypted and reads them only with their key', async () => {
    const id = newId();
    await send(id, newId(), 'Ada Lovelace');
    expect(JSON.stringify(await commitsOf(s.db).find().toArray())).not.toContain('Ada');
    expect((await s.store.load(parcel, id)).state.recipient).toBe('Ada Lovelace');
  });

  it('shows a projection without the person after their key is destroyed, live and rebuilt', async () => {
    const [ada, bob] = [newId(), newId()];
    const [first, second] = [newId(), newId()];
    await send(first, ada, 'Ada Lovelace');
    await send(second, bob, 'Bob');
    await erasePerson({ ...s, projections: [parcels] }, ada, s.clock.now());
    const recipients = async () => Object.fromEntries((await shown()).map(({ _id, recipient }) => [_id, recipient]));
    expect(await recipients()).toEqual({ [first]: ERASED, [second]: 'Bob' });
    await rebuildProjection(s, parcels);
    expect(await recipients()).toEqual({ [first]: ERASED, [second]: 'Bob' });
    await move(first, 'van');
    expect((await s.store.load(parcel, first)).state).toMatchObject({ recipient: ERASED, place: 'van' });
  });

  it('does not refresh read models on each retry of an erasure, but does so for a later one', async () => {
    const ada = newId();
    await send(newId(), ada, 'Ada Lovelace');
    const eraseAfter = (seconds: number) =>
      erasePerson({ ...s, projections: [parcels] }, ada, new Date(s.clock.now().getTime() + seconds * 1_000));
    expect(await eraseAfter(0)).toEqual({ streams: 1 });
    expect(await eraseAfter(5)).toEqual({ streams: 0 });
    expect(await eraseAfter(360)).toEqual({ streams: 1 });
  });

  it('never creates a new key for an erased person', async () => {
    const ada = newId();
    await erasePerson({ ...s, projections: [parcels] }, ada, s.clock.now());
    const id = newId();
    await send(id, ada, 'Ada Lovelace');
    expect((await s.store.load(parcel, id)).state.recipient).toBe(ERASED);
  });

  it('upcasts an event of an older version', async () => {
    const id = newId();
    await commitsOf(s.db).insertOne({
      _id: newId(),
      streamId: `parcel-${id}`,
      firstVersion: 1,
      position: newId(),
      meta: { actorId: 'ann', correlationId: 'then', occurredAt: new Date('2026-01-01') },
      events: [
        {
          id: newId(),
          type: 'parcel.sent',
          schemaVersion: 1,
          data: { personId: newId(), recipient: 'Bob', grams: 120 },
        },
      ],
    });
    expect((await s.store.load(parcel, id)).state.weight).toBe(120);
  });
});
