import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession, MongoClient, TransactionOptions } from 'mongodb';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

async function insideTransaction<R>(work: () => Promise<R>): Promise<R> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** One attempt, for callers that retry. */
export async function inTransaction<R>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<R>,
  options?: TransactionOptions,
): Promise<R> {
  const session = client.startSession();
  try {
    session.startTransaction(options);
    const result = await insideTransaction(() => work(session));
    await session.commitTransaction();
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction();
    throw error;
  } finally {
    await session.endSession();
  }
}

/** The driver retries conflicts. */
export const withTransaction = <R>(client: MongoClient, work: (session: ClientSession) => Promise<R>): Promise<R> =>
  client.withSession((session) => session.withTransaction(() => insideTransaction(() => work(session))));

/**
 * External calls belong before or after a transaction: they would extend its locks, and a retry would repeat them.
 * @throws Error inside a transaction
 */
export function assertNoTransaction(what: string): void {
  if (scopes.getStore()?.open) throw new Error(`${what} is called inside a MongoDB transaction`);
}
