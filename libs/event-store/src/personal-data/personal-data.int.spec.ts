import { newId } from '@stallbook/kernel';
import { parcel, parcels } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';
import { commitsOf } from '../store/commit.js';
import { rebuildProjection } from '../projections/rebuild.js';
import { personHistory } from './person-history.js';
import { personPage } from './person-data-source.js';

/** Texts that imitate sealed values. */
const lookAlikes = [
  'sealed:1:',
  'sealed:1:["someone","bm90IHNlYWxlZA=="]',
  'sealed:0:',
  'sealed:0:sealed:1:[',
  'sealed:',
];

describe('a text that looks like a sealed value', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const send = (id: string, personId: string, recipient: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [
      { type: 'parcel.sent', data: { personId, recipient, weight: 5 } },
      { type: 'parcel.moved', data: { place } },
    ]);

  it.each(lookAlikes)('is read back unchanged, in and next to sealed fields: %s', async (text) => {
    const [id, personId] = [newId(), newId()];
    await send(id, personId, text, text);
    expect((await s.store.load(parcel, id)).state).toMatchObject({ recipient: text, place: text });
    await rebuildProjection(s, parcels);
    expect(await s.db.collection<{ _id: string }>(parcels.collection).findOne({ _id: id })).toMatchObject({
      recipient: text,
      place: text,
    });
    const page = await personPage({ personId }, [personHistory(s, { subjectsOf: () => [personId] })]);
    expect(page.kinds[0]?.records).toMatchObject([
      { changes: [{ data: { recipient: text } }, { data: { place: text } }] },
    ]);
  });

  it('does not open a value sealed for someone else', async () => {
    const [id, ada] = [newId(), newId()];
    await send(id, ada, 'Ada Lovelace', 'van');
    const [sent] = (await commitsOf(s.db).findOne({ subjects: ada }))?.events ?? [];
    const stolen = String(sent?.data['recipient']);
    expect(stolen).toMatch(/^sealed:1:/);
    const thief = newId();
    await send(thief, newId(), stolen, stolen);
    expect((await s.store.load(parcel, thief)).state).toMatchObject({ recipient: stolen, place: stolen });
  });
});
