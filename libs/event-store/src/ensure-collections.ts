import type { Db } from 'mongodb';

const NAMESPACE_EXISTS = 48;

/** Transactions need existing collections. Safe to call concurrently. */
export async function ensureCollections(db: Db, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) =>
      db.createCollection(name).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
      }),
    ),
  );
}
