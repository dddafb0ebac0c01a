import { AsyncLocalStorage } from 'node:async_hooks';
import DataLoader from 'dataloader';

const LIMIT = 100;

/**
 * Combines all loads of one event-loop turn into one query. Nothing is cached. Keys without a value resolve to null.
 * The query runs in the context of the loader's creation, because the deadline of one caller must not end it for all.
 */
export function batchLoader<V>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | null> {
  const outside = AsyncLocalStorage.snapshot();
  const loader = new DataLoader<string, V | null>(
    async (keys) => {
      const found = await find([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    },
    { cache: false, maxBatchSize: LIMIT, batchScheduleFn: (load) => setImmediate(() => outside(load)) },
  );
  return (key) => loader.load(key);
}

export const documentLoader = <V extends { _id: string }>(find: (ids: readonly string[]) => Promise<V[]>) =>
  batchLoader<V>(async (ids) => new Map((await find(ids)).map((document) => [document._id, document])));
