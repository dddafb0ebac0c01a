import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession, MongoClient, TransactionOptions } from 'mongodb';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

export async function insideTransaction<R>(work: () => Promise<R>): Promise<R> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

export const withTransaction = <R>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<R>,
  options?: TransactionOptions,
): Promise<R> =>
  client.withSession((session) => session.withTransaction(() => insideTransaction(() => work(session)), options));

/**
 * External calls belong before or after a transaction: they would extend its locks, and a retry would repeat them.
 * @throws Error inside a transaction
 */
export function assertNoTransaction(what: string): void {
  if (scopes.getStore()?.open) throw new Error(`${what} is called inside a MongoDB transaction`);
}
