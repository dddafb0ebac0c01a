import { parcels } from './contract/fixtures/parcel.js';
import { openStore } from './contract/fixtures/store.js';
import { prepareEventStore } from './prepare.js';

describe('preparing a database that an earlier version used', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  const indexes = async (collection: string) =>
    (await s.db.collection(collection).indexes()).map(({ name }) => name).sort();

  it('drops the indexes of a view that it declares no more, and tells which', async () => {
    const declared = await indexes(parcels.collection);
    await s.db.collection(parcels.collection).createIndex({ recipient: 1 }, { name: 'by_recipient' });
    expect(await prepareEventStore(s.db, [parcels])).toEqual([`${parcels.collection}.by_recipient`]);
    expect(await indexes(parcels.collection)).toEqual(declared);
    expect(await prepareEventStore(s.db, [parcels])).toEqual([]);
  });

  it('leaves alone what is no view', async () => {
    await s.db.collection('copies').createIndex({ recipient: 1 });
    await prepareEventStore(s.db, [parcels]);
    expect(await indexes('copies')).toEqual(['_id_', 'recipient_1']);
  });

  it('is done by several replicas at once', async () => {
    await s.db.collection(parcels.collection).createIndex({ recipient: 1 });
    await Promise.all([1, 2, 3].map(() => prepareEventStore(s.db, [parcels])));
    expect(await indexes(parcels.collection)).not.toContain('recipient_1');
  });
});
