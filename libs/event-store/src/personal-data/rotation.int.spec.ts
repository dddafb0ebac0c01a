import { ERASED, newId, parseStreamId } from '@stallbook/kernel';
import { testKeys } from '@stallbook/platform/testing';
import { fixedClock } from '@stallbook/testing';
import { parcel, parcels } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';
import { EventCodec } from '../store/codec.js';
import { commitsOf } from '../store/commit.js';
import { EventStore } from '../store/event-store.js';
import { PersonEraser } from './erasure.js';
import { PersonKeys } from './person-keys.js';
import { PersonalData } from './personal-data.js';

const fresh = `2027:${'b'.repeat(43)}=`;
const both = `${fresh},${testKeys.STALLBOOK_PERSONAL_KEYS}`;

describe('the keys that wrap personal keys', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const send = async (recipient: string) => {
    const [id, personId] = [newId(), newId()];
    const data = { personId, recipient, weight: 5 };
    await s.store.execute(parcel, id, command(), () => [{ type: 'parcel.sent', data }]);
    return { id, personId };
  };
  const readWith = async (id: string, keys: string) => {
    const codec = new EventCodec(new PersonalData(new PersonKeys(s.db, { STALLBOOK_PERSONAL_KEYS: keys })));
    const clock = fixedClock('2027-05-08T12:00:00Z');
    const store = new EventStore({ client: s.client, db: s.db, clock, codec, projections: [parcels] });
    return (await store.load(parcel, id)).state;
  };

  it('are rotated: both open, rewrap uses the current one, and the previous one can then be removed', async () => {
    const { id, personId } = await send('Ann');
    const erased = await send('Bob');
    await s.personal.keys.destroy(erased.personId, new Date());
    expect(await readWith(id, both)).toMatchObject({ recipient: 'Ann' });
    await expect(readWith(id, fresh)).rejects.toThrow('no key of this process');

    const rotated = new PersonKeys(s.db, { STALLBOOK_PERSONAL_KEYS: both });
    expect(await rotated.rewrap()).toBeGreaterThan(0);
    expect(await rotated.rewrap()).toBe(0);
    expect(await readWith(id, fresh)).toMatchObject({ recipient: 'Ann' });
    expect(await new PersonKeys(s.db, { STALLBOOK_PERSONAL_KEYS: fresh }).find(personId)).toHaveLength(32);
    expect(await readWith(erased.id, fresh)).toMatchObject({ recipient: ERASED });
  });

  it('are forgotten within seconds after another process destroyed one, although the clock was set back', async () => {
    const { personId } = await send('Ann');
    const other = new PersonKeys(s.db, testKeys);
    expect(await other.find(personId)).toHaveLength(32);
    await s.personal.keys.destroy(personId, new Date());
    const [time, age] = [Date.now(), performance.now()];
    const clocks = [
      jest.spyOn(Date, 'now').mockReturnValue(time - 60 * 60_000),
      jest.spyOn(performance, 'now').mockReturnValue(age + 6_000),
    ];
    expect(await other.find(personId)).toBeNull();
    clocks.forEach((clock) => clock.mockRestore());
  });

  it('show an erasure by another process immediately', async () => {
    const { personId } = await send('Ann');
    const personal = new PersonalData(new PersonKeys(s.db, testKeys));
    const { db, clock, codec } = s;
    const eraser = new PersonEraser({ db, clock, codec, personal, projections: [] });
    expect([await personal.keys.find(personId), await eraser.isErased(personId)]).toEqual([expect.any(Buffer), false]);
    await s.personal.keys.destroy(personId, new Date());
    expect(await eraser.isErased(personId)).toBe(true);
    expect(await eraser.isErased(newId())).toBe(false);
  });

  it('do not open a key that was moved to another person', async () => {
    const [ann, bob] = [await send('Ann'), await send('Bob')];
    const keys = s.db.collection<{ _id: string; wrapped: unknown }>('personKeys');
    const stolen = await keys.findOne({ _id: ann.personId });
    await keys.updateOne({ _id: bob.personId }, { $set: { wrapped: stolen?.wrapped } });
    await expect(new PersonKeys(s.db, testKeys).find(bob.personId)).rejects.toThrow();
  });
});

describe('a sealed value', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const personId = newId();
  const sent = async () => {
    const id = newId();
    const events = ['Ann', 'Bob'].map((recipient) => ({
      type: 'parcel.sent' as const,
      data: { personId, recipient, weight: 5 },
    }));
    await s.store.execute(parcel, id, command(), () => events);
    return id;
  };
  const commitOf = async (id: string) => {
    const commit = await commitsOf(s.db).findOne({ streamId: `parcel-${id}` });
    if (!commit) throw new Error('the commit is missing');
    return commit;
  };

  it.each([
    ['stream', async () => [await commitOf(await sent()), await commitOf(await sent())] as const],
    [
      'event',
      async () => {
        const commit = await commitOf(await sent());
        return [{ ...commit, events: [...commit.events].reverse() }, commit] as const;
      },
    ],
  ])('cannot be opened in another %s of the same person', async (_, commits) => {
    const [from, to] = await commits();
    const value = from.events[0]?.data['recipient'];
    await commitsOf(s.db).updateOne({ _id: to._id }, { $set: { 'events.0.data.recipient': value } });
    await expect(s.store.load(parcel, parseStreamId(to.streamId).id)).rejects.toThrow();
  });

  it('cannot be opened in another field of the same event', async () => {
    const place = { streamId: 'parcel-1', eventId: newId() };
    const rules = [{ subject: 'personId', fields: ['recipient', 'sender'] }];
    const data = await s.personal.seal({ personId, recipient: 'Ann', sender: 'Bob' }, rules, place);
    await expect(s.personal.open({ ...data, sender: data['recipient'] }, place)).rejects.toThrow();
    expect(await s.personal.open(data, place)).toMatchObject({ recipient: 'Ann', sender: 'Bob' });
  });
});
