import { inChunks } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { UNSEQUENCED, commitsOf, type Commit } from '../store/commit.js';

const BY_STREAM = { streamId: 1, firstVersion: 1 } as const;

/**
 * Reads the commits without a position once, in batches that keep the order of each stream. Pages through the position
 * index, so the cost depends only on their number. Concurrent commits may need another pass.
 */
export async function* unsequencedCommits(db: Db, batchSize: number): AsyncGenerator<Commit[]> {
  for (let after = ''; ;) {
    const page = await commitsOf(db)
      .find(
        { position: { ...UNSEQUENCED, $gt: after } },
        { sort: { position: 1 }, limit: batchSize, projection: { streamId: 1, position: 1 } },
      )
      .toArray();
    const last = page.at(-1);
    if (!last) return;
    after = String(last.position);
    const streamIds = [...new Set(page.map(({ streamId }) => streamId))];
    const commits = await commitsOf(db)
      .find({ streamId: { $in: streamIds }, position: UNSEQUENCED }, { sort: BY_STREAM, hint: BY_STREAM })
      .toArray();
    yield* inChunks(commits, batchSize);
  }
}
