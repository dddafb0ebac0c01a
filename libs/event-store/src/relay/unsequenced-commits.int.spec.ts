import { newId } from '@stallbook/kernel';
import { openStore, relayOver, recordingBus } from '../contract/fixtures/store.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { eventually } from '@stallbook/testing';
import { unsequencedCommits } from './unsequenced-commits.js';

const meta = { actorId: 'system', correlationId: 'a journey', at: new Date('2027-05-08T12:00:00Z') };

function commit(streamId: string, firstVersion: number): Commit {
  const id = newId();
  const event = { id: newId(), type: 'ParcelMoved', schemaVersion: 1, data: { place: `place ${firstVersion}` } };
  return { _id: id, streamId, firstVersion, events: [event], meta, position: id };
}

describe('the commits that have no position', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  it('come in batches that keep the order of each stream, however its commits are spread', async () => {
    const streams = [newId(), newId(), newId()].map((id) => `parcel-${id}`);
    const commits = streams.flatMap((id) => Array.from({ length: 30 }, (_, index) => commit(id, index + 1)));
    await commitsOf(s.db).insertMany(commits);
    const seen = new Map<string, number[]>(streams.map((id) => [id, []]));
    for await (const batch of unsequencedCommits(s.db, 7)) {
      expect(batch.length).toBeLessThanOrEqual(7);
      for (const { _id, streamId, firstVersion } of batch) {
        seen.get(streamId)?.push(firstVersion);
        const position = [...seen.values()].flat().length;
        await commitsOf(s.db).updateOne({ _id }, { $set: { position } });
      }
    }
    const inOrder = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const id of streams) expect(seen.get(id)).toEqual(inOrder);
  });

  it('cost the catch-up reads in proportion to their number', async () => {
    const count = 4_000;
    await commitsOf(s.db).insertMany(Array.from({ length: count }, () => commit(`parcel-${newId()}`, 1)));
    const reading = { op: 'query', ns: commitsOf(s.db).namespace };
    await s.db.command({ profile: 2 });
    const { bus, published } = recordingBus();
    const relay = relayOver(s, bus);
    relay.start();
    try {
      await eventually(() => expect(published.length).toBe(count), 50_000);
    } finally {
      await relay.stop();
      await s.db.command({ profile: 0 });
    }
    const reads = await s.db.collection('system.profile').find(reading).toArray();
    const examined = reads.reduce((sum, { docsExamined }) => sum + Number(docsExamined ?? 0), 0);
    expect(examined).toBeGreaterThan(count);
    expect(examined).toBeLessThan(3 * count);
  }, 60_000);
});
