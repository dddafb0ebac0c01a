import type { ClientSession, Db } from 'mongodb';
import { UNSEQUENCED, commitsOf, type Commit } from '../store/commit.js';
import { isDuplicateKey } from '../store/errors.js';
import { inTransaction } from '../store/in-transaction.js';

/** Another relay assigned positions too; this one starts over from what is stored. */
export class PositionConflict extends Error {
  override readonly name = 'PositionConflict';
}

/** The highest position of all commits; 0 where none is sequenced yet. */
export async function lastPosition(db: Db): Promise<number> {
  const newest = await commitsOf(db).findOne(
    { position: { $gt: 0 } },
    { sort: { position: -1 }, projection: { position: 1 } },
  );
  return Number(newest?.position ?? 0);
}

/**
 * Assigns the dense order of all commits of a service: 1, 2, 3 … It starts at the last published position, so that a
 * position which another relay assigned and never published is a conflict, not a gap.
 */
export class PositionAssigner {
  constructor(
    private readonly db: Db,
    private last: number,
  ) {}

  get assigned(): number {
    return this.last;
  }

  /** @throws PositionConflict when a position beyond its own exists. */
  async assertNewest(): Promise<void> {
    if ((await lastPosition(this.db)) > this.last) throw conflict();
  }

  /**
   * Of the given commits, those that have no position yet.
   * @throws PositionConflict when another relay sequenced one of them.
   */
  async pendingOf(ids: readonly string[]): Promise<Set<string>> {
    const found = await commitsOf(this.db)
      .find({ _id: { $in: [...ids] } }, { projection: { position: 1 } })
      .toArray();
    if (found.some(({ position }) => typeof position === 'number' && position > this.last)) throw conflict();
    return new Set(found.flatMap(({ _id, position }) => (typeof position === 'string' ? _id : [])));
  }

  /** Gives the commits the next positions, in order: all of them or none. */
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

const conflict = () => new PositionConflict('another relay assigned positions at the same time');
