import type { Db } from 'mongodb';
import { UNSTAMPED, commitsOf, type Commit } from '../store/commit.js';

/** Somebody else gives positions at the same time; whoever notices starts over from what is stored. */
export class StampLost extends Error {
  override readonly name = 'StampLost';
}

/** The dense order of all commits of a service: 1, 2, 3 … in the order in which the relay met them. */
export class Stamps {
  private last: number | undefined;

  constructor(private readonly db: Db) {}

  async lastPosition(): Promise<number> {
    if (this.last === undefined) {
      const [newest] = await commitsOf(this.db)
        .find({ position: { $gte: 0 } }, { sort: { position: -1 }, limit: 1, projection: { position: 1 } })
        .toArray();
      this.last = newest ? Number(newest.position) : 0;
    }
    return this.last;
  }

  /** Commits that the relay has not met: after a crash, a fail-over or a lost change-stream history. */
  unstamped(limit: number): Promise<Commit[]> {
    return commitsOf(this.db)
      .find({ position: UNSTAMPED }, { sort: { streamId: 1, firstVersion: 1 }, limit })
      .toArray();
  }

  /** Gives the commits the next positions, in order. Stops at the first one that is stamped already. */
  async stamp(commits: readonly Commit[]): Promise<void> {
    let next = await this.lastPosition();
    const updates = commits.map((commit) => ({
      updateOne: {
        filter: { _id: commit._id, position: UNSTAMPED },
        update: { $set: { position: (next += 1) } },
      },
    }));
    try {
      const result = await commitsOf(this.db).bulkWrite(updates, { ordered: true });
      if (result.modifiedCount !== commits.length) throw new StampLost('commits were stamped by another relay');
    } catch (error) {
      this.last = undefined;
      if (error instanceof Error && 'code' in error && error.code === 11000) {
        throw new StampLost('a position was given by another relay');
      }
      throw error;
    }
    commits.forEach((commit, index) => (commit.position = next - commits.length + index + 1));
    this.last = next;
  }
}
