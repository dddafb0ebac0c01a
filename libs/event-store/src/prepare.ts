import { MongoServerError, type Db } from 'mongodb';
import { ensureCollections } from './ensure-collections.js';
import { prepareCommits } from './store/commit.js';
import type { Projection } from './projections/projection.js';

const INDEX_NOT_FOUND = 27;

/**
 * Creates the collections that transactions write to, the indexes of the commits, and those of the views that are empty.
 * Returns the views that hold documents: building their indexes may take long.
 */
export async function prepareEventStore(db: Db, views: readonly Projection[]): Promise<Projection[]> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const wanted = ['commits', 'reservations', 'personKeys', ...views.map((view) => view.collection)];
  const missing = [...new Set(wanted)].filter((name) => !existing.has(name));
  await ensureCollections(db, missing);
  await prepareCommits(db);
  const filled = new Set<Projection>();
  for (const view of views) if (await db.collection(view.collection).findOne({})) filled.add(view);
  await buildIndexes(
    db,
    views.filter((view) => !filled.has(view)),
  );
  return [...filled];
}

/** Adds the indexes that the views declare. Those that exist cost nothing. */
export async function buildIndexes(db: Db, views: readonly Projection[]): Promise<void> {
  for (const { collection, indexes } of views) {
    if (indexes.length > 0) await db.collection(collection).createIndexes([...indexes]);
  }
}

/**
 * The indexes that no view declares, as `[collection, index]`. Replicas of the version before may still use them. Throws
 * where a declared index is missing, since then the obsolete one may be its only substitute.
 */
export async function obsoleteIndexes(
  db: Db,
  views: readonly Projection[],
): Promise<[collection: string, index: string][]> {
  const obsolete: [string, string][] = [];
  for (const { collection, indexes } of views) {
    const declared = new Set(['_id_', ...indexes.map(nameOf)]);
    const names = (await db.collection(collection).indexes()).flatMap(({ name }) => name ?? []);
    const missing = [...declared].filter((name) => !names.includes(name));
    if (missing.length > 0) throw new Error(`${collection} has no index ${missing.join(', ')} yet`);
    for (const name of names) if (!declared.has(name)) obsolete.push([collection, name]);
  }
  return obsolete;
}

export async function dropIndexes(db: Db, indexes: readonly [collection: string, index: string][]): Promise<void> {
  for (const [collection, index] of indexes) {
    await db
      .collection(collection)
      .dropIndex(index)
      .catch((error: unknown) => {
        if (!(error instanceof MongoServerError) || error.code !== INDEX_NOT_FOUND) throw error;
      });
  }
}

/** As MongoDB names an index that has no name. */
const nameOf = ({ name, key }: Projection['indexes'][number]): string =>
  name ?? (key instanceof Map ? [...key] : Object.entries(key)).flat().join('_');
