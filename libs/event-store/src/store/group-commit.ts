import { AsyncLocalStorage } from 'node:async_hooks';
import { Batcher } from '@stallbook/kernel/concurrency';
import { inTransaction } from '@stallbook/messaging';
import type { Db, MongoClient } from 'mongodb';
import { writeProjections, type Changed } from '../projections/projection-writer.js';
import type { Projection } from '../projections/projection.js';
import { commitsOf, type Commit } from './commit.js';
import { AppendError, CommandRepeated, ConcurrencyError } from './errors.js';
import { insertCommits } from './insert-commits.js';
import { retryTransient } from './retry.js';

const LIMIT = 100;
/** A lasting conflict belongs to one append; the others must not wait for it. */
const ATTEMPTS = 4;

export interface Append {
  commit: Commit;
  projections: readonly Projection[];
  changed: Changed;
}

/**
 * Combines appends that arrive during a transaction into the next one. A single append does not wait. Appends that lost
 * a race leave the group, and the rest proceed.
 */
export class GroupCommit {
  private readonly batcher: Batcher<Append>;

  constructor(private readonly parts: { client: MongoClient; db: Db }) {
    // The deadline of one caller must not end the reads for all.
    const outside = AsyncLocalStorage.snapshot();
    this.batcher = new Batcher((appends) => outside(() => this.write(appends)), { limit: LIMIT });
  }

  /** @throws ConcurrencyError after a lost race, CommandRepeated if the command already ran */
  add(append: Append): Promise<void> {
    return this.batcher.add([append]);
  }

  private async write(appends: readonly Append[]): Promise<Map<Append, unknown>> {
    const failed = new Map<Append, unknown>();
    for (let rest = appends; rest.length > 0; rest = rest.filter((append) => !failed.has(append))) {
      try {
        await retryTransient(() => this.commit(rest), { attempts: ATTEMPTS });
        break;
      } catch (error) {
        if (!(error instanceof AppendError)) throw error;
        const loser = rest[error.index] as Append;
        failed.set(loser, error.reason);
        if (rest.length > 1) await this.addStored(rest, failed);
      }
    }
    return failed;
  }

  private async commit(appends: readonly Append[]): Promise<void> {
    const { client, db } = this.parts;
    const commits = appends.map(({ commit }) => commit);
    const changed = new Map<Projection, Changed[]>();
    for (const append of appends) {
      for (const projection of append.projections)
        changed.set(projection, [...(changed.get(projection) ?? []), append.changed]);
    }
    if (commits.length === 1 && changed.size === 0) return insertCommits(db, commits);
    await inTransaction(client, async (session) => {
      await insertCommits(db, commits, session);
      for (const [projection, streams] of changed) await writeProjections(db, [projection], streams, session);
    });
  }

  private async addStored(appends: readonly Append[], failed: Map<Append, unknown>): Promise<void> {
    const places = appends.map(({ commit: { streamId, firstVersion } }) => ({ streamId, firstVersion }));
    const stored = await commitsOf(this.parts.db)
      .find(
        { $or: [{ _id: { $in: appends.map(({ commit }) => commit._id) } }, ...places] },
        { projection: { streamId: 1, firstVersion: 1 } },
      )
      .toArray();
    const ids = new Set(stored.map(({ _id }) => _id));
    const taken = new Set(stored.map(placeOf));
    for (const append of appends) {
      if (ids.has(append.commit._id)) failed.set(append, new CommandRepeated());
      else if (taken.has(placeOf(append.commit))) failed.set(append, new ConcurrencyError());
    }
  }
}

const placeOf = ({ streamId, firstVersion }: Pick<Commit, 'streamId' | 'firstVersion'>) =>
  `${streamId} ${firstVersion}`;
