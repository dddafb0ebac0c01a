import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { COMMITS, commitsOf } from '../store/commit.js';
import { parcel } from './fixtures/parcel.js';
import { command, openStore, recordingBus, relayOver } from './fixtures/store.js';

/** The database, with `hook` run before the nth read of commits that have no position. */
function hooked(db: Db, hook: (read: number) => Promise<void>): Db {
  let reads = 0;
  const bound = <T extends object>(target: T, own: Partial<Record<keyof T, unknown>>): T =>
    new Proxy(target, {
      get: (_, key) => {
        if (Object.hasOwn(own, key)) return own[key as keyof T];
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const find = (...[filter, options]: Parameters<ReturnType<typeof commitsOf>['find']>) => {
    const cursor = commitsOf(db).find(filter, options);
    if (!JSON.stringify(filter).includes('"string"')) return cursor;
    const toArray = async () => {
      await hook((reads += 1));
      return cursor.toArray();
    };
    return bound(cursor, { toArray });
  };
  const commits = bound(commitsOf(db), { find });
  return bound(db, { collection: (name: string) => (name === COMMITS ? commits : db.collection(name)) });
}

describe('a handover between relays', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  const move = (id: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'ParcelMoved', data: { place } }]);

  it.each([1, 2])(
    'publishes what the former leader sequenced and never published, before later versions (read %d)',
    async (nth) => {
      const { bus, published } = recordingBus();
      const id = newId();
      await move(id, 'a');
      await commitsOf(s.db).updateOne({ streamId: `parcel-${id}` }, { $set: { position: 1 } });
      const db = hooked(s.db, async (read) => {
        if (read !== nth) return;
        await move(id, 'b');
        const last = await commitsOf(s.db).countDocuments({ position: { $gt: 0 } });
        await commitsOf(s.db).updateOne(
          { streamId: `parcel-${id}`, firstVersion: 2 },
          { $set: { position: last + 1 } },
        );
        await move(id, 'c');
      });
      const relay = relayOver({ ...s, db }, bus);
      relay.start();
      const places = () => published.map(({ data }) => (data as { place: string }).place);
      try {
        await eventually(() => expect([...new Set(places())]).toEqual(['a', 'b', 'c']), 10_000);
        await eventually(async () => expect(await relay.isIdle()).toBe(true));
      } finally {
        await relay.stop();
      }
      const positions = await commitsOf(s.db)
        .find({}, { sort: { firstVersion: 1 } })
        .toArray();
      expect(positions.map(({ position }) => position)).toEqual([1, 2, 3]);
    },
  );
});
