import type { AnyBulkWriteOperation, Db, Document } from 'mongodb';

export interface Revised {
  _id: string;
  revision: number;
}

export interface PersonReplica {
  _id: string;
  erased?: true;
}

/** Writes a replica unless a newer one exists. */
export const keepNewest = <T extends Revised>(copy: T): AnyBulkWriteOperation<T> =>
  keepUnless({ $gte: [{ $ifNull: ['$revision', -1] }, copy.revision] }, copy);

/** Accepts the next state regardless of its revision, because the source lost newer ones. */
export async function resetRevisions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const collection of await db.collections()) {
    for (const revision of ['revision', 'data.revision']) {
      await collection.updateMany(
        { _id: { $in: ids as never[] }, [revision]: { $gt: 0 } },
        { $set: { [revision]: 0 } },
      );
    }
  }
}

/** Writes a person's replica unless they were erased: the two topics have no common order. */
export const keepPerson = <T extends PersonReplica>(copy: T): AnyBulkWriteOperation<T> =>
  keepUnless({ $eq: ['$erased', true] }, copy);

export const forgetPerson = <T extends PersonReplica>(_id: string): AnyBulkWriteOperation<T> =>
  writeOf({ replaceOne: { filter: { _id }, replacement: { erased: true }, upsert: true } });

/** A single upsert, so that many go in one round trip. */
function keepUnless<T extends { _id: string }>(condition: Document, copy: T): AnyBulkWriteOperation<T> {
  const keep = { $replaceWith: { $cond: [condition, '$$ROOT', { $literal: copy }] } };
  return writeOf({ updateOne: { filter: { _id: copy._id }, update: [keep], upsert: true } });
}

/** The driver's types cannot infer operations of a type parameter. */
const writeOf = <T extends { _id: string }>(write: AnyBulkWriteOperation<PersonReplica>) =>
  write as unknown as AnyBulkWriteOperation<T>;
