import { newId } from '@stallbook/kernel';
import { Lease } from '@stallbook/messaging';
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

  it('gives up what the leader could not publish before it lost its lease', async () => {
    const { bus, published } = recordingBus();
    const id = newId();
    await move(id, 'a');
    const given: AbortSignal[] = [];
    const publish = (_messages: unknown, signal?: AbortSignal): Promise<void> => {
      if (signal) given.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    };
    const stuck = relayOver(s, { ...bus, publish });
    stuck.start();
    await eventually(() => expect(given).toHaveLength(1));
    await s.db.collection('leases').updateOne({ _id: 'relay' as never }, { $set: { holder: 'another' } });
    await eventually(() => expect(given[0]?.aborted).toBe(true));
    await s.db.collection('leases').deleteOne({ _id: 'relay' as never });
    await stuck.stop();
    const next = relayOver(s, bus);
    next.start();
    await eventually(() => expect(published.map(({ data }) => (data as { place: string }).place)).toEqual(['a']));
    await next.stop();
  });

  it('gives up what the leader could not publish after another relay has led and left', async () => {
    const { bus } = recordingBus();
    await move(newId(), 'a');
    const given: AbortSignal[] = [];
    const publish = (_messages: unknown, signal?: AbortSignal): Promise<void> => {
      if (signal) given.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    };
    const stuck = relayOver(s, { ...bus, publish });
    stuck.start();
    await eventually(() => expect(given).toHaveLength(1));
    await s.db.collection('leases').deleteOne({ _id: 'relay' as never });
    await eventually(() => expect(given[0]?.aborted).toBe(true));
    await stuck.stop();
  });

  it('gives up what the leader could not publish once its lease may have expired, because MongoDB does not answer', async () => {
    const { bus } = recordingBus();
    await move(newId(), 'a');
    const given: AbortSignal[] = [];
    const publish = (_messages: unknown, signal?: AbortSignal): Promise<void> => {
      if (signal) given.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    };
    const stuck = relayOver(s, { ...bus, publish });
    stuck.start();
    await eventually(() => expect(given).toHaveLength(1));
    let answer = (_held: boolean): void => {};
    const renew = jest.spyOn(Lease.prototype, 'renew').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await eventually(() => expect(given[0]?.aborted).toBe(true));
    answer(false);
    renew.mockRestore();
    await stuck.stop();
  });

  it('leaves the lease until it expires if an attempt to publish does not end', async () => {
    const { bus } = recordingBus();
    await move(newId(), 'a');
    let calls = 0;
    const stuck = relayOver(s, { ...bus, publish: () => ((calls += 1), new Promise<void>(() => {})) }, 'stuck');
    stuck.start();
    await eventually(() => expect(calls).toBe(1));
    await stuck.stop();
    expect(await s.db.collection('leases').findOne({ _id: 'relay' as never })).toMatchObject({ holder: 'stuck' });
  });

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
        await eventually(() => expect([...new Set(places())]).toEqual(['a', 'b', 'c']));
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
