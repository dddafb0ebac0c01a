import { remainingMs } from '@stallbook/rpc';
import type { Collection, Db, Document } from 'mongodb';

interface Limits {
  maxTimeMS?: number;
  signal?: AbortSignal;
}

/** A read after the deadline fails as a promise: thrown, it would leave the other reads of a `Promise.all` unwatched. */
function within<T extends object>(options: T | undefined): T & Limits {
  const limits: Limits = {};
  try {
    const left = remainingMs();
    if (left !== undefined) limits.maxTimeMS = Math.ceil(left);
  } catch (exceeded) {
    limits.signal = AbortSignal.abort(exceeded);
  }
  return { ...limits, ...(options as T) };
}

/** A database whose reads end at the deadline of the current call. Reads outside a call have no limit. */
export function withBoundedReads(db: Db): Db {
  const open = db.collection.bind(db);
  const bounded: Db['collection'] = (name, options) => boundReads(open(name, options));
  return Object.assign(db, { collection: bounded });
}

function boundReads<T extends Document>(collection: Collection<T>): Collection<T> {
  const find = collection.find.bind(collection);
  const aggregate = collection.aggregate.bind(collection);
  const distinct = collection.distinct.bind(collection);
  return Object.assign(collection, {
    find: (filter: Parameters<typeof find>[0] = {}, options?: Parameters<typeof find>[1]) =>
      find(filter, within(options)),
    aggregate: (pipeline?: Document[], options?: Parameters<typeof aggregate>[1]) =>
      aggregate(pipeline, within(options)),
    distinct: async (
      key: string,
      filter: Parameters<typeof distinct>[1] = {},
      options: Parameters<typeof distinct>[2] = {},
    ) => distinct(key, filter, within(options)),
  }) as unknown as Collection<T>;
}
