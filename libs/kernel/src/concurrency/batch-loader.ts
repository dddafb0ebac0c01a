import DataLoader from 'dataloader';

const LIMIT = 100;

/**
 * Loads of one turn of the event loop become one query; each gets its own answer, null where there is none. Nothing is
 * cached. `find` gets each key once and may answer for fewer.
 */
export function batchLoader<V>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | null> {
  const loader = new DataLoader<string, V | null>(
    async (keys) => {
      const found = await find([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    },
    { cache: false, maxBatchSize: LIMIT, batchScheduleFn: (load) => setImmediate(load) },
  );
  return (key) => loader.load(key);
}

/** The same for documents by their `_id`. */
export const documentLoader = <V extends { _id: string }>(find: (ids: readonly string[]) => Promise<V[]>) =>
  batchLoader<V>(async (ids) => new Map((await find(ids)).map((document) => [document._id, document])));
