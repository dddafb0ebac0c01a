import { MongoServerError } from 'mongodb';
import type { Db } from 'mongodb';

const NAMESPACE_EXISTS = 48;

/** Makes what is missing: a collection exists before a transaction needs it. Another replica may do the same. */
export async function ensureCollections(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await db.createCollection(name).catch((error: unknown) => {
      if (!(error instanceof MongoServerError) || error.code !== NAMESPACE_EXISTS) throw error;
    });
  }
}
