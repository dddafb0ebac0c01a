import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { MongoClient } from 'mongodb';
import { ownChanges, SharedChanges, type CommitChanges } from '../relay/commit-changes.js';
import { lastPosition, PositionAssigner } from '../relay/position-assigner.js';
import { unsequencedCommits } from '../relay/unsequenced-commits.js';
import { commitsOf } from '../store/commit.js';
import { parcel } from '../testing/parcel.js';
import { command, openStore, recordingBus, relayOver } from '../testing/store.js';

const follows: [string, (client: MongoClient) => CommitChanges][] = [
  ['its own change stream', () => ownChanges],
  ['the shared change stream of its process', (client) => new SharedChanges(client, /^test_store_/)],
];

describe.each(follows)('the relay that follows %s', (_, changesFor) => {
  let s: Awaited<ReturnType<typeof openStore>> & { changes: CommitChanges };
  beforeEach(async () => {
    const opened = await openStore();
    s = { ...opened, changes: changesFor(opened.client) };
  });
  afterEach(() => s.drop());

  const move = (id: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'parcel.moved', data: { place } }]);
  const positions = async () =>
    (
      await commitsOf(s.db)
        .find({}, { sort: { position: 1 } })
        .toArray()
    ).map(({ position }) => position);
  const dense = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const publishedPlaces = (published: { id: string; key: string; data: unknown }[], id: string) => {
    const seen = new Set<string>();
    return published
      .filter((message) => message.key === id && !seen.has(message.id) && seen.add(message.id))
      .map((message) => (message.data as { place: string }).place);
  };

  it('stops while the broker is unreachable, and the next relay publishes the rest', async () => {
    const { bus, published } = recordingBus();
    const id = newId();
    await move(id, 'a');
    let calls = 0;
    const publish = (_messages: unknown, signal?: AbortSignal): Promise<void> => {
      calls += 1;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    };
    const unreachable = { ...bus, publish };
    const stuck = relayOver(s, unreachable);
    stuck.start();
    await eventually(() => expect(calls).toBe(1));
    await stuck.stop();
    const next = relayOver(s, bus);
    next.start();
    await eventually(() => expect(publishedPlaces(published, id)).toEqual(['a']));
    await next.stop();
  });

  it('publishes commits from before and after its start in order, with dense positions', async () => {
    const { bus, published } = recordingBus();
    const id = newId();
    await move(id, 'a');
    await move(id, 'b');
    const relay = relayOver(s, bus);
    relay.start();
    await eventually(() => expect(publishedPlaces(published, id)).toEqual(['a', 'b']));
    await Promise.all(Array.from({ length: 40 }, () => move(newId(), 'elsewhere')));
    await move(id, 'c');
    await eventually(() => expect(published).toHaveLength(43));
    await relay.stop();
    expect(publishedPlaces(published, id)).toEqual(['a', 'b', 'c']);
    expect(await positions()).toEqual(dense(43));
    expect(published[0]).toMatchObject({
      type: 'parcel.moved',
      key: id,
      correlationId: 'a journey',
      actorId: 'ann',
      data: { moves: 1 },
    });
  });

  it('publishes again after a crash between assigning positions and publishing', async () => {
    const { bus, published, faults } = recordingBus();
    faults.before = () => {
      throw new Error('killed before publishing');
    };
    const id = newId();
    await move(id, 'a');
    const crashing = relayOver(s, bus, 'one');
    crashing.start();
    await eventually(async () => expect(await positions()).toEqual([1]));
    await crashing.stop();
    expect(published).toEqual([]);
    delete faults.before;
    const next = relayOver(s, bus, 'two');
    next.start();
    await eventually(() => expect(publishedPlaces(published, id)).toEqual(['a']));
    await next.stop();
  });

  it('repeats the same messages with the same IDs after a crash between publishing and the checkpoint', async () => {
    const { bus, published, faults } = recordingBus();
    faults.after = () => {
      throw new Error('killed before the checkpoint');
    };
    const id = newId();
    await move(id, 'a');
    const crashing = relayOver(s, bus, 'one');
    crashing.start();
    await eventually(() => expect(published.length).toBeGreaterThan(0));
    await crashing.stop();
    delete faults.after;
    const next = relayOver(s, bus, 'two');
    next.start();
    await eventually(async () => expect(await next.isIdle()).toBe(true));
    await next.stop();
    expect(new Set(published.map((message) => message.id)).size).toBe(1);
    expect(publishedPlaces(published, id)).toEqual(['a']);
  });

  it('misses nothing when the history of the change stream is gone', async () => {
    const { bus, published } = recordingBus();
    const first = relayOver(s, bus, 'one');
    first.start();
    const id = newId();
    await move(id, 'a');
    await eventually(() => expect(publishedPlaces(published, id)).toEqual(['a']));
    await first.stop();
    for (const place of ['b', 'c', 'd']) await move(id, place);
    const next = relayOver(s, bus, 'two');
    next.start();
    await eventually(() => expect(publishedPlaces(published, id)).toEqual(['a', 'b', 'c', 'd']));
    await next.stop();
    expect(await positions()).toEqual(dense(4));
  });

  it('lets only one of two relays lead and the other take over', async () => {
    const firstBus = recordingBus();
    const secondBus = recordingBus();
    const first = relayOver(s, firstBus.bus, 'one');
    first.start();
    const id = newId();
    await move(id, 'a');
    await eventually(() => expect(firstBus.published).toHaveLength(1));
    const second = relayOver(s, secondBus.bus, 'two');
    second.start();
    await move(id, 'b');
    await eventually(() => expect(firstBus.published).toHaveLength(2));
    expect(secondBus.published).toEqual([]);
    await first.stop();
    await move(id, 'c');
    await eventually(() => expect(publishedPlaces(secondBus.published, id)).toEqual(['c']));
    await second.stop();
    expect(await positions()).toEqual(dense(3));
  });

  it('never assigns a position twice when several relays believe they lead', async () => {
    await Promise.all(Array.from({ length: 60 }, () => move(newId(), 'a')));
    const assignAll = async (): Promise<void> => {
      const assigner = new PositionAssigner(s.db, await lastPosition(s.db));
      try {
        for await (const commits of unsequencedCommits(s.db, 7)) await assigner.assign(commits);
      } catch {
        return assignAll();
      }
    };
    await Promise.all([assignAll(), assignAll(), assignAll()]);
    expect(await positions()).toEqual(dense(60));
  });
});
