import { inTransaction, isDuplicateKey } from '@stallbook/messaging';
import type { ClientSession, Db } from 'mongodb';
import { UNSEQUENCED, commitsOf, type Commit } from '../store/commit.js';

class PositionConflict extends Error {
  override readonly name = 'PositionConflict';
}

export async function lastPosition(db: Db): Promise<number> {
  const newest = await commitsOf(db).findOne(
    { position: { $gt: 0 } },
    { sort: { position: -1 }, projection: { position: 1 } },
  );
  return Number(newest?.position ?? 0);
}

/**
 * Assigns dense positions 1, 2, 3, … to all commits of a service. It starts at the last published position, so a
 * position assigned but never published by another relay is a conflict, not a gap.
 */
export class PositionAssigner {
  constructor(
    private readonly db: Db,
    private last: number,
  ) {}

  get assigned(): number {
    return this.last;
  }

  /** @throws PositionConflict if a position beyond its own exists */
  async assertNewest(): Promise<void> {
    if ((await lastPosition(this.db)) > this.last) throw conflict();
  }

  /**
   * Returns the commits that have no position yet.
   * @throws PositionConflict if another relay sequenced one of them
   */
  async pendingOf(ids: readonly string[]): Promise<Set<string>> {
    const found = await commitsOf(this.db)
      .find({ _id: { $in: [...ids] } }, { projection: { position: 1 } })
      .toArray();
    if (found.some(({ position }) => typeof position === 'number' && position > this.last)) throw conflict();
    return new Set(found.flatMap(({ _id, position }) => (typeof position === 'string' ? _id : [])));
  }

  /** Assigns the next positions in order: all or none. */
  async assign(commits: readonly Commit[]): Promise<void> {
    try {
      if (commits.length === 1) await this.write(commits);
      else await inTransaction(this.db.client, (session) => this.write(commits, session));
    } catch (error) {
      throw isDuplicateKey(error) ? conflict() : error;
    }
    this.last += commits.length;
  }

  private async write(commits: readonly Commit[], session?: ClientSession): Promise<void> {
    const updates = commits.map(({ _id }, index) => ({
      updateOne: { filter: { _id, position: UNSEQUENCED }, update: { $set: { position: this.last + 1 + index } } },
    }));
    const { modifiedCount } = await commitsOf(this.db).bulkWrite(updates, session ? { session } : {});
    if (modifiedCount !== commits.length) throw conflict();
  }
}

const conflict = () => new PositionConflict('another relay also assigned positions');
