import DataLoader from 'dataloader';

const AT_MOST = 100;

/**
 * Reads that come in one turn of the event loop become one query. Nothing is kept: a read later sees what is there then.
 * `find` answers for every id, in the order given.
 */
export const gathered = <V>(find: (ids: readonly string[]) => Promise<V[]>): ((id: string) => Promise<V>) => {
  const loader = new DataLoader<string, V>(find, {
    cache: false,
    maxBatchSize: AT_MOST,
    batchScheduleFn: (go) => setImmediate(go),
  });
  return (id) => loader.load(id);
};

/** The same for documents by their `_id`; undefined where there is none. */
export const gatheredById = <V extends { _id: string }>(find: (ids: readonly string[]) => Promise<V[]>) =>
  gathered<V | undefined>(async (ids) => {
    const byId = new Map((await find(ids)).map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id));
  });
