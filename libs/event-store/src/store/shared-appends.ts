import { Together } from '@stallbook/messaging';
import type { Db, MongoClient } from 'mongodb';
import { writeViews, type Changed } from '../views/view-writer.js';
import type { View } from '../views/view.js';
import type { Commit } from './commit.js';
import { inTransaction } from './in-transaction.js';
import { insertCommits } from './new-commit.js';

/** Keeps a transaction short, and what others would wait for after one that has to be taken apart. */
const AT_MOST = 100;

/** A commit with what it changes in the read models of its aggregate. */
export interface Append {
  commit: Commit;
  views: readonly View[];
  changed: Changed;
}

/**
 * Group commit: what is to be appended while a transaction is under way goes into the next one, all of it together. A
 * lone append waits for nobody; at a crowd the transactions cost a fraction. Where one append makes its transaction
 * fail, each of the others is tried by itself.
 */
export class SharedAppends {
  private readonly together: Together<Append>;

  constructor(private readonly parts: { client: MongoClient; db: Db }) {
    this.together = new Together((appends) => this.write(appends), { atMost: AT_MOST });
  }

  /** @throws ConcurrencyError for a lost race, CommandRepeated for a command that was carried out before. */
  add(append: Append): Promise<void> {
    return this.together.add([append]);
  }

  private async write(appends: readonly Append[]): Promise<void> {
    const { client, db } = this.parts;
    const commits = appends.map(({ commit }) => commit);
    const changed = new Map<View, Changed[]>();
    for (const append of appends) {
      for (const view of append.views) changed.set(view, [...(changed.get(view) ?? []), append.changed]);
    }
    if (commits.length === 1 && changed.size === 0) return insertCommits(db, commits);
    await inTransaction(client, async (session) => {
      await insertCommits(db, commits, session);
      for (const [view, streams] of changed) await writeViews(db, [view], streams, session);
    });
  }
}
