import { newId } from '@stallbook/kernel';
import { MongoClient, type Document } from 'mongodb';
import { openStore } from '../testing/store.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { unsequencedCommits } from './unsequenced-commits.js';

const meta = { actorId: 'system', correlationId: 'a journey', occurredAt: new Date('2027-05-08T12:00:00Z') };

function commit(streamId: string, firstVersion: number): Commit {
  const id = newId();
  const event = { id: newId(), type: 'parcel.moved', schemaVersion: 1, data: { place: `place ${firstVersion}` } };
  return { _id: id, streamId, firstVersion, events: [event], meta, position: id };
}

describe('commits without a position', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  it('are read in batches that keep the order of each stream', async () => {
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

  it('are read at a cost proportional to their number', async () => {
    const count = 2_000;
    await commitsOf(s.db).insertMany(Array.from({ length: count }, () => commit(`parcel-${newId()}`, 1)));
    const client = await MongoClient.connect(process.env['MONGODB_URL'] as string, { monitorCommands: true });
    const finds: Document[] = [];
    client.on('commandStarted', ({ commandName, command }) => {
      const { find, filter, sort, limit, hint, projection } = command as Document;
      if (commandName === 'find') finds.push({ find, filter, sort, limit, hint, projection });
    });
    let read = 0;
    for await (const batch of unsequencedCommits(client.db(s.db.databaseName), 100)) read += batch.length;
    await client.close();
    let examined = 0;
    for (const find of finds) {
      const { executionStats } = await s.db.command(
        { explain: find, verbosity: 'executionStats' },
        { ignoreUndefined: true },
      );
      examined += Number(executionStats.totalDocsExamined);
    }
    expect(read).toBe(count);
    expect(examined).toBeGreaterThanOrEqual(count);
    expect(examined).toBeLessThan(3 * count);
  });
});
