import { DomainError, newId } from '@stallbook/kernel';
import { commitsOf } from '../store/commit.js';
import type { StoreTransaction } from '../store/transaction.js';
import { parcel, parcels, type ParcelState } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';

describe('appending to many streams together', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => void (s = await openStore()));
  afterAll(() => s.drop());

  const moveTo = (id: string, place: string) => ({
    id,
    command: () => [{ type: 'parcel.moved' as const, data: { place } }],
  });
  const shown = (id: string) => parcels.in(s.db).findOne({ _id: id });
  const versionsOf = async (id: string) =>
    (
      await commitsOf(s.db)
        .find({ streamId: `parcel-${id}` }, { sort: { firstVersion: 1 } })
        .toArray()
    ).map(({ firstVersion }) => firstVersion);

  it('writes every stream and its read model', async () => {
    const [fresh, existing, quiet] = [newId(), newId(), newId()];
    await s.store.execute(parcel, existing, command(), moveTo(existing, 'depot').command);
    const done = await s.store.transaction(command(), (tx) =>
      tx.executeMany(parcel, [moveTo(fresh, 'van'), moveTo(existing, 'ship'), { id: quiet, command: () => [] }]),
    );
    expect(done).toMatchObject([
      {
        id: fresh,
        version: 1,
        appended: [{ type: 'parcel.moved', version: 1, data: { place: 'van' } }],
        state: { place: 'van' },
      },
      {
        id: existing,
        version: 2,
        appended: [{ type: 'parcel.moved', version: 2, data: { place: 'ship' } }],
        state: { place: 'ship' },
      },
      { id: quiet, version: 0, appended: [] },
    ]);
    expect(await shown(fresh)).toMatchObject({ place: 'van', streamVersion: 1 });
    expect(await shown(existing)).toMatchObject({ place: 'ship', streamVersion: 2 });
    expect(await shown(quiet)).toBeNull();
  });

  it('shows the result of the first decision to the second one on the same stream', async () => {
    const id = newId();
    const onlyOnce = { id, command: ({ moves }: ParcelState) => (moves === 0 ? moveTo(id, 'depot').command() : []) };
    const both = await s.store.transaction(command(), (tx) => tx.executeMany(parcel, [onlyOnce, onlyOnce]));
    expect(both.map(({ appended }) => appended.length)).toEqual([1, 0]);
    await s.store.transaction(command(), (tx) => tx.executeMany(parcel, [moveTo(id, 'van'), moveTo(id, 'ship')]));
    expect(await versionsOf(id)).toEqual([1, 2, 3]);
    expect(await shown(id)).toMatchObject({ place: 'ship', moves: 3, streamVersion: 3 });
  });

  it('executes a command once', async () => {
    const ids = [newId(), newId()];
    const once = command();
    const work = (tx: StoreTransaction) =>
      tx
        .executeMany(
          parcel,
          ids.map((id) => moveTo(id, 'depot')),
        )
        .then(() => 'done');
    const options = { repeated: () => Promise.resolve('repeated') };
    expect(await s.store.transaction(once, work, options)).toBe('done');
    expect(await s.store.transaction(once, work, options)).toBe('repeated');
    expect(await versionsOf(ids[0]!)).toEqual([1]);
  });

  it('recognizes a repeated command even if its streams have different IDs', async () => {
    const once = command();
    const work = (tx: StoreTransaction) => tx.executeMany(parcel, [moveTo(newId(), 'depot')]).then(() => 'done');
    const options = { repeated: () => Promise.resolve('repeated') };
    expect(await s.store.transaction(once, work, options)).toBe('done');
    expect(await s.store.transaction(once, work, options)).toBe('repeated');
  });

  it('lets writers race on the same streams without gaps or duplicates', async () => {
    const ids = [newId(), newId(), newId()];
    const stores = Array.from({ length: 4 }, s.newStore);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 4]!.transaction(command(), (tx) =>
          tx.executeMany(
            parcel,
            ids.map((id) => moveTo(id, `place ${index}`)),
          ),
        ),
      ),
    );
    const expected = Array.from({ length: 12 }, (_, index) => index + 1);
    for (const id of ids) {
      expect(await versionsOf(id)).toEqual(expected);
      expect(await shown(id)).toMatchObject({ moves: 12, streamVersion: 12 });
    }
  });

  it('writes nothing if one decision is refused', async () => {
    const [first, second] = [newId(), newId()];
    const refuse = {
      id: second,
      command: () => {
        throw new Error('refused');
      },
    };
    await expect(
      s.store.transaction(command(), (tx) => tx.executeMany(parcel, [moveTo(first, 'depot'), refuse])),
    ).rejects.toThrow('refused');
    expect(await versionsOf(first)).toEqual([]);
    expect(await shown(first)).toBeNull();
  });

  describe('with commands that may be refused', () => {
    const refusal = new DomainError('PARCEL.LOST', 'This parcel is lost.');
    const refused = (id: string) => ({
      id,
      command: () => {
        throw refusal;
      },
    });

    it('leaves refused streams as they are, and executes the others', async () => {
      const [first, lost, last] = [newId(), newId(), newId()];
      const done = await s.store.transaction(command(), (tx) =>
        tx.executeEach(parcel, [moveTo(first, 'depot'), refused(lost), moveTo(last, 'van')]),
      );
      expect(done.refused).toMatchObject([{ id: lost, error: refusal }]);
      expect(done.executed.map(({ id, version }) => [id, version])).toEqual([
        [first, 1],
        [last, 1],
      ]);
      expect([await versionsOf(first), await versionsOf(lost), await versionsOf(last)]).toEqual([[1], [], [1]]);
      expect([(await shown(first))?.place, await shown(lost), (await shown(last))?.place]).toEqual([
        'depot',
        null,
        'van',
      ]);
    });

    it('tells which would be refused, and writes nothing', async () => {
      const [first, lost] = [newId(), newId()];
      const found = await s.store.transaction(command(), async (tx) => {
        const refusals = await tx.refusedOf(parcel, [moveTo(first, 'depot'), refused(lost)]);
        await tx.executeMany(parcel, [moveTo(first, 'van')]);
        return refusals;
      });
      expect(found.map(({ id }) => id)).toEqual([lost]);
      expect(await shown(first)).toMatchObject({ place: 'van', streamVersion: 1 });
    });

    it('writes nothing if a decider fails', async () => {
      const first = newId();
      const broken = {
        id: newId(),
        command: () => {
          throw new TypeError('broken');
        },
      };
      const work = (tx: StoreTransaction) => tx.executeEach(parcel, [moveTo(first, 'depot'), broken]);
      await expect(s.store.transaction(command(), work)).rejects.toThrow('broken');
      expect(await versionsOf(first)).toEqual([]);
    });

    it('refuses many together before it writes any of them', async () => {
      const first = newId();
      await s.store.transaction(command(), async (tx) => {
        await expect(tx.executeMany(parcel, [moveTo(first, 'depot'), refused(newId())])).rejects.toBe(refusal);
      });
      expect(await versionsOf(first)).toEqual([]);
    });
  });
});
