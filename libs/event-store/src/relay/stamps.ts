import { withTransaction } from '@stallbook/messaging';
import type { ClientSession, Db } from 'mongodb';
import { UNSTAMPED, commitsOf, type Commit } from '../store/commit.js';
import { isDuplicateKey } from '../store/errors.js';

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

  /** Which of the given commits have no position yet. */
  async unstampedOf(ids: readonly string[]): Promise<Set<string>> {
    const filter = { _id: { $in: [...ids] }, position: UNSTAMPED };
    const found = await commitsOf(this.db)
      .find(filter, { projection: { _id: 1 } })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /**
   * Gives the commits the next positions, in order: all of them or none, since a commit that is stamped already would
   * leave its number unused.
   */
  async stamp(commits: readonly Commit[]): Promise<void> {
    const first = (await this.lastPosition()) + 1;
    try {
      if (commits.length === 1) await this.write(commits, first);
      else await withTransaction(this.db.client, (session) => this.write(commits, first, session));
    } catch (error) {
      this.last = undefined;
      if (isDuplicateKey(error)) {
        throw new StampLost('a position was given by another relay');
      }
      throw error;
    }
    commits.forEach((commit, index) => (commit.position = first + index));
    this.last = first + commits.length - 1;
  }

  private async write(commits: readonly Commit[], first: number, session?: ClientSession): Promise<void> {
    const updates = commits.map(({ _id }, index) => ({
      updateOne: { filter: { _id, position: UNSTAMPED }, update: { $set: { position: first + index } } },
    }));
    const { modifiedCount } = await commitsOf(this.db).bulkWrite(updates, session ? { session } : {});
    if (modifiedCount !== commits.length) throw new StampLost('commits were stamped by another relay');
  }
}
