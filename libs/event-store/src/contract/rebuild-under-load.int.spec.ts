import { ERASED, newId } from '@stallbook/kernel';
import { testKeys } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { Filter } from 'mongodb';
import { rebuiltDocuments } from '../audit.js';
import { erasePerson } from '../personal-data/erasure.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { PersonKeys } from '../personal-data/person-keys.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { rebuildProjection } from '../projections/rebuild.js';
import { refreshStreams } from '../projections/refresh.js';
import type { ProjectedDocument } from '../projections/projection.js';
import { hookedReads } from '../testing/hooked-reads.js';
import { DELIVERED, parcel, parcels } from '../testing/parcel.js';
import { command, openStore, recordingBus, relayOver } from '../testing/store.js';

describe('rebuilding a projection under concurrent writes', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  const moved = (place: string) => [{ type: 'parcel.moved' as const, data: { place } }];
  const move = (id: string, place: string) => s.store.execute(parcel, id, command(), () => moved(place));
  const live = () => s.db.collection<ProjectedDocument>(parcels.collection);
  const shown = () =>
    live()
      .find({}, { sort: { _id: 1 } })
      .toArray();
  const expected = async () => {
    const documents: ProjectedDocument[] = [];
    for await (const document of rebuiltDocuments(s, parcels)) documents.push(document);
    return documents.sort((a, b) => (a._id < b._id ? -1 : 1));
  };

  it('loses no change and restores no deleted document with a relay, writers, and deleters running', async () => {
    const ids = Array.from({ length: 300 }, newId);
    await Promise.all(ids.map((id) => move(id, 'depot')));
    const relay = relayOver(s, recordingBus().bus);
    relay.start();
    let rebuilding = true;
    let writes = 0;
    const writer = async (own: readonly string[]) => {
      for (let turn = 0; rebuilding; turn += 1) {
        for (const id of own) {
          await move(id, turn % 2 === 0 ? DELIVERED : `place ${turn}`);
          writes += 1;
        }
      }
    };
    const writers = Array.from({ length: 6 }, (_, lane) => writer(ids.filter((_id, index) => index % 6 === lane)));
    try {
      for (let round = 0; round < 4; round += 1) {
        await rebuildProjection(s, parcels);
        const before = writes;
        await eventually(() => expect(writes).toBeGreaterThan(before + 20));
      }
    } finally {
      rebuilding = false;
      await Promise.all(writers);
      await relay.stop();
    }
    expect(await shown()).toEqual(await expected());
  });

  it('includes a commit that is sequenced between its two reads', async () => {
    const id = newId();
    await move(id, 'depot');
    await commitsOf(s.db).updateOne({ streamId: `parcel-${id}` }, { $set: { position: 1 } });
    let reads = 0;
    const db = hookedReads(s.db, async ({ position }: Filter<Commit>) => {
      if (position === undefined) return;
      reads += 1;
      if (reads === 3) await move(id, 'van');
      if (reads !== 4) return;
      await commitsOf(s.db).updateOne({ streamId: `parcel-${id}`, firstVersion: 2 }, { $set: { position: 2 } });
      await live().updateOne({ _id: id }, { $set: { place: 'depot', moves: 1, streamVersion: 1 } });
    });
    await rebuildProjection({ ...s, db }, parcels);
    expect(reads).toBe(4);
    expect(await shown()).toEqual(await expected());
  });

  it('shows concurrent writes as soon as the collections are swapped', async () => {
    const id = newId();
    await move(id, 'depot');
    let reads = 0;
    const seen: unknown[] = [];
    const db = hookedReads(s.db, async ({ position }: Filter<Commit>) => {
      if (position === undefined) return;
      reads += 1;
      if (reads === 1) await move(id, 'van');
      if (reads === 3) seen.push(await live().findOne({ _id: id }, { projection: { place: 1, _id: 0 } }));
    });
    await rebuildProjection({ ...s, db }, parcels);
    expect(seen).toEqual([{ place: 'van' }]);
  });

  it('does not bring back the texts of a person erased by another process while it runs', async () => {
    const [id, ada] = [newId(), newId()];
    await s.store.execute(parcel, id, command(), () => [
      { type: 'parcel.sent', data: { personId: ada, recipient: 'Ada Lovelace', weight: 5 } },
    ]);
    const elsewhere = new PersonalData(new PersonKeys(s.db, testKeys));
    let isErased = false;
    const db = hookedReads(s.db, async ({ position }: Filter<Commit>) => {
      if (position === undefined || isErased) return;
      isErased = true;
      await erasePerson({ ...s, personal: elsewhere, projections: [parcels] }, ada, s.clock.now());
    });
    await rebuildProjection({ ...s, db }, parcels);
    expect(isErased).toBe(true);
    expect(await shown()).toMatchObject([{ _id: id, recipient: ERASED }]);
  });

  it('does not restore a document deleted after its stream was read', async () => {
    const id = newId();
    await move(id, 'depot');
    await live().deleteMany({});
    let deleted = false;
    const db = hookedReads(
      s.db,
      () => Promise.resolve(),
      async () => {
        if (deleted) return;
        deleted = true;
        await move(id, DELIVERED);
      },
    );
    await refreshStreams({ ...s, db }, parcels, [`parcel-${id}`]);
    expect(deleted).toBe(true);
    expect(await shown()).toEqual([]);
  });

  it('does not restore a document deleted by a transaction that started earlier', async () => {
    const id = newId();
    await move(id, 'depot');
    await live().deleteMany({});
    let tries = 0;
    await s.store.transaction(command(), async (tx) => {
      tries += 1;
      await tx.load(parcel, id);
      if (tries === 1) await refreshStreams(s, parcels, [`parcel-${id}`]);
      await tx.execute(parcel, id, () => moved(DELIVERED));
    });
    expect(await shown()).toEqual([]);
  });
});
