import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { commitsOf } from '../store/commit.js';
import { hookedReads } from '../testing/hooked-reads.js';
import { parcel } from '../testing/parcel.js';
import { command, openStore, recordingBus, relayOver } from '../testing/store.js';

describe('a handover between relays', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  const move = (id: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'parcel.moved', data: { place } }]);

  it.each([1, 2])(
    'publishes what the previous leader sequenced but never published, before later versions (read %d)',
    async (nth) => {
      const { bus, published } = recordingBus();
      const id = newId();
      await move(id, 'a');
      await commitsOf(s.db).updateOne({ streamId: `parcel-${id}` }, { $set: { position: 1 } });
      let reads = 0;
      const db = hookedReads(s.db, async (filter) => {
        if (!JSON.stringify(filter.position ?? '').includes('"string"')) return;
        reads += 1;
        if (reads !== nth) return;
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
