import type { Db } from 'mongodb';

const NAMESPACE_EXISTS = 48;

/** A transaction must find the collections that it writes to. Another process of the service may make them too. */
export async function ensureCollections(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await db.createCollection(name).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
    });
  }
}
