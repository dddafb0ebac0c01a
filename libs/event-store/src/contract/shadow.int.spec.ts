import { newId } from '@stallbook/kernel';
import { Lease } from '@stallbook/messaging';
import type { Filter } from 'mongodb';
import { erasePerson } from '../personal-data/erasure.js';
import { prepareEventStore } from '../prepare.js';
import { rebuildProjection } from '../projections/rebuild.js';
import type { Commit } from '../store/commit.js';
import { hookedReads } from '../testing/hooked-reads.js';
import { parcel, parcels } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';

describe('the shadow of a rebuild', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  const SHADOW = `${parcels.collection}__rebuild`;
  const LEASE = `rebuild ${parcels.collection}`;
  beforeEach(async () => {
    s = await openStore();
    for (let count = 0; count < 3; count += 1) {
      await s.store.execute(parcel, newId(), command(), () => [{ type: 'parcel.moved', data: { place: 'depot' } }]);
    }
  });
  afterEach(() => s.drop());

  const shadows = () => s.db.listCollections({ name: SHADOW }).toArray();
  const shown = () => parcels.in(s.db).countDocuments();
  /** Runs once, after the shadow was filled. */
  const meanwhile = (work: () => Promise<unknown>) => {
    let ran = false;
    return hookedReads(s.db, async ({ position }: Filter<Commit>) => {
      if (position === undefined || ran) return;
      ran = true;
      await work();
    });
  };
  const leaveShadow = () => s.db.collection(SHADOW).insertOne({ recipient: 'Ada Lovelace' });

  it('belongs to one rebuild at a time', async () => {
    const second = jest.fn(() =>
      expect(rebuildProjection(s, parcels)).rejects.toThrow('parcels is being rebuilt by another process'),
    );
    await rebuildProjection({ ...s, db: meanwhile(second) }, parcels);
    expect(second).toHaveBeenCalled();
    expect(await shown()).toBe(3);
    await rebuildProjection(s, parcels);
  });

  it('never replaces the live collection after another process could have taken it over', async () => {
    const takenOver = async () => {
      await s.db.collection<{ _id: string }>('leases').deleteOne({ _id: LEASE });
      await s.db.collection(SHADOW).deleteMany({});
    };
    await expect(rebuildProjection({ ...s, db: meanwhile(takenOver) }, parcels)).rejects.toThrow('is being rebuilt');
    expect(await shown()).toBe(3);
  });

  it('is dropped when the rebuild fails', async () => {
    const failing = () => Promise.reject(new Error('no connection'));
    await expect(rebuildProjection({ ...s, db: meanwhile(failing) }, parcels)).rejects.toThrow('no connection');
    expect(await shadows()).toEqual([]);
  });

  it.each([
    ['an erasure', () => erasePerson({ ...s, projections: [parcels] }, newId(), s.clock.now())],
    ['the next start of the service', () => prepareEventStore(s.db, [parcels])],
  ])('is dropped by %s after its rebuild was killed, and not before', async (_, act) => {
    await leaveShadow();
    const lease = new Lease(s.db, LEASE, newId());
    await lease.hold();
    await act();
    expect(await shadows()).toHaveLength(1);
    await lease.release();
    await act();
    expect(await shadows()).toEqual([]);
  });
});
