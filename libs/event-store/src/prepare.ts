import type { Db } from 'mongodb';
import { ensureCollections } from './ensure-collections.js';
import { prepareCommits } from './store/commit.js';
import type { View } from './views/view.js';

/** Creates the collections that transactions write to, and every index. */
export async function prepareEventStore(db: Db, views: readonly View[]): Promise<void> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const wanted = ['commits', 'reservations', 'personKeys', 'snapshots', ...views.map((view) => view.collection)];
  const missing = [...new Set(wanted)].filter((name) => !existing.has(name));
  await ensureCollections(db, missing);
  await prepareCommits(db);
  for (const view of views) {
    if (view.indexes.length > 0) await db.collection(view.collection).createIndexes(view.indexes);
  }
}
