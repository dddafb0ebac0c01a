import { MongoServerError, type Db } from 'mongodb';
import { ensureCollections } from './ensure-collections.js';
import { prepareCommits } from './store/commit.js';
import type { View } from './views/view.js';

const INDEX_NOT_FOUND = 27;

/** Creates the collections that transactions write to, and every index. Answers with the indexes that it dropped. */
export async function prepareEventStore(db: Db, views: readonly View[]): Promise<string[]> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const wanted = ['commits', 'reservations', 'personKeys', 'snapshots', ...views.map((view) => view.collection)];
  const missing = [...new Set(wanted)].filter((name) => !existing.has(name));
  await ensureCollections(db, missing);
  await prepareCommits(db);
  const dropped = [];
  for (const view of views) dropped.push(...(await prepareIndexes(db, view)));
  return dropped;
}

/** A view's collection is its own: what an earlier version declared, and this one does not, only costs every write. */
async function prepareIndexes(db: Db, { collection: name, indexes }: View): Promise<string[]> {
  const collection = db.collection(name);
  const declared = indexes.length > 0 ? await collection.createIndexes(indexes) : [];
  const known = new Set(['_id_', ...declared]);
  const former = (await collection.indexes()).flatMap((index) => index.name ?? []).filter((one) => !known.has(one));
  for (const index of former) await collection.dropIndex(index).catch(unlessGone);
  return former.map((index) => `${name}.${index}`);
}

/** Another replica that starts at the same time was quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof MongoServerError) || error.code !== INDEX_NOT_FOUND) throw error;
}
