import type { Db } from 'mongodb';
import { prepareCommits } from './store/commit.js';
import type { View } from './views/view.js';

/** Creates the collections that transactions write to, and every index. */
export async function prepareEventStore(db: Db, views: readonly View[]): Promise<void> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const wanted = ['commits', 'reservations', 'personKeys', 'snapshots', ...views.map((view) => view.collection)];
  for (const name of new Set(wanted)) {
    if (!existing.has(name)) await createUnlessThere(db, name);
  }
  await prepareCommits(db);
  for (const view of views) {
    if (view.indexes.length > 0) await db.collection(view.collection).createIndexes(view.indexes);
  }
}

/** Two processes of one service may start at once. */
async function createUnlessThere(db: Db, name: string): Promise<void> {
  try {
    await db.createCollection(name);
  } catch (error) {
    const NAMESPACE_EXISTS = 48;
    if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
  }
}
