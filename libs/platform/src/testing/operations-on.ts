import type { Db } from 'mongodb';

/** How often a collection was read or written during the work, by MongoDB's profiler. */
export async function operationsOn(db: Db, collection: string, work: () => Promise<unknown>): Promise<number> {
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  return db.collection('system.profile').countDocuments({ ns: `${db.databaseName}.${collection}` });
}
