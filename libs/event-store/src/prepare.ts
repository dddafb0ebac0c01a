import { MongoServerError, type Db } from 'mongodb';
import { ensureCollections } from './ensure-collections.js';
import { prepareCommits } from './store/commit.js';
import { preparePersonKeys } from './personal-data/person-keys.js';
import type { Projection } from './projections/projection.js';
import { dropAbandonedShadows } from './projections/shadow.js';

const INDEX_NOT_FOUND = 27;

export async function prepareEventStore(db: Db, projections: readonly Projection[]): Promise<Projection[]> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const names = ['commits', 'reservations', 'personKeys', ...projections.map((projection) => projection.collection)];
  const missing = [...new Set(names)].filter((name) => !existing.has(name));
  await ensureCollections(db, missing);
  await prepareCommits(db);
  await preparePersonKeys(db);
  await dropAbandonedShadows(db, projections);
  const filled = new Set<Projection>();
  for (const projection of projections)
    if (await db.collection(projection.collection).findOne({})) filled.add(projection);
  await buildIndexes(
    db,
    projections.filter((projection) => !filled.has(projection)),
  );
  return [...filled];
}

export async function buildIndexes(db: Db, projections: readonly Projection[]): Promise<void> {
  for (const { collection, indexes } of projections) {
    if (indexes.length > 0) await db.collection(collection).createIndexes([...indexes]);
  }
}

/**
 * Returns undeclared indexes as `[collection, index]`; replicas of the previous version may still use them. @throws if
 * a declared index is missing, since an obsolete one may replace it
 */
export async function obsoleteIndexes(
  db: Db,
  projections: readonly Projection[],
): Promise<[collection: string, index: string][]> {
  const obsolete: [string, string][] = [];
  for (const { collection, indexes } of projections) {
    const declared = new Set(['_id_', ...indexes.map(nameOf)]);
    const names = (await db.collection(collection).indexes()).flatMap(({ name }) => name ?? []);
    const missing = [...declared].filter((name) => !names.includes(name));
    if (missing.length > 0) throw new Error(`${collection} does not have the index ${missing.join(', ')} yet`);
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

const nameOf = ({ name, key }: Projection['indexes'][number]): string =>
  name ?? (key instanceof Map ? [...key] : Object.entries(key)).flat().join('_');
