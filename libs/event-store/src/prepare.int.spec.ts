import { newId } from '@stallbook/kernel';
import { parcel, parcels } from './testing/parcel.js';
import { command, openStore } from './testing/store.js';
import { buildIndexes, dropIndexes, obsoleteIndexes, prepareEventStore } from './prepare.js';

describe('preparing the database of an earlier version', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  const collection = () => parcels.in(s.db);
  const names = async () => (await collection().indexes()).map(({ name }) => name);
  const fill = () =>
    s.store.execute(parcel, newId(), command(), () => [{ type: 'parcel.moved', data: { place: 'depot' } }]);

  it('keeps the indexes that replicas of the earlier version still use', async () => {
    await collection().createIndex({ recipient: 1 });
    await prepareEventStore(s.db, [parcels]);
    expect(await names()).toContain('recipient_1');
  });

  it('builds no index of a filled collection and returns its projection', async () => {
    expect(await prepareEventStore(s.db, [parcels])).toEqual([]);
    await fill();
    await collection().dropIndex('moves_1');
    expect(await prepareEventStore(s.db, [parcels])).toEqual([parcels]);
    expect(await names()).not.toContain('moves_1');
    await buildIndexes(s.db, [parcels]);
    expect(await names()).toContain('moves_1');
  });

  it('drops undeclared indexes of projections as a separate step', async () => {
    await collection().createIndex({ recipient: 1 }, { name: 'by_recipient' });
    await s.db.collection('copies').createIndex({ recipient: 1 });
    const obsolete = await obsoleteIndexes(s.db, [parcels]);
    expect(obsolete).toEqual([[parcels.collection, 'by_recipient']]);
    await dropIndexes(s.db, obsolete);
    await dropIndexes(s.db, obsolete);
    expect(await names()).toEqual(['_id_', 'moves_1']);
    expect(await s.db.collection('copies').indexes()).toHaveLength(2);
  });

  it('drops nothing while a declared index is missing', async () => {
    await collection().createIndex({ recipient: 1 });
    await collection().dropIndex('moves_1');
    await expect(obsoleteIndexes(s.db, [parcels])).rejects.toThrow('parcels does not have the index moves_1 yet');
  });

  it('can run concurrently in several replicas', async () => {
    await collection().drop();
    await Promise.all([1, 2, 3].map(() => prepareEventStore(s.db, [parcels])));
    expect(await names()).toContain('moves_1');
  });
});
