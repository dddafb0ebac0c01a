import type { AnyBulkWriteOperation, Db, Document } from 'mongodb';

/** A service's copy of another one's fact, whose revision grows with every change. */
export interface Revised {
  _id: string;
  revision: number;
}

/** A service's copy of what identity told of a person. */
export interface PersonReplica {
  _id: string;
  erased?: true;
}

/** Keeps what a reaction was told, unless something newer is known: a copy never goes back. */
export const keepNewest = <T extends Revised>(copy: T): AnyBulkWriteOperation<T> =>
  keepUnless({ $gte: [{ $ifNull: ['$revision', -1] }, copy.revision] }, copy);

/** Lets the next state of these count, whatever its revision: their owner lost newer ones. */
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

/** Keeps what was told of a person, unless they were erased: the two topics keep no common order. */
export const keepPerson = <T extends PersonReplica>(copy: T): AnyBulkWriteOperation<T> =>
  keepUnless({ $eq: ['$erased', true] }, copy);

/** Leaves nothing of a person but that they were erased. */
export const forgetPerson = <T extends PersonReplica>(_id: string): AnyBulkWriteOperation<T> =>
  writeOf({ replaceOne: { filter: { _id }, replacement: { erased: true }, upsert: true } });

/** One operation, so that many go in one round trip: it compares where the document is. */
function keepUnless<T extends { _id: string }>(condition: Document, copy: T): AnyBulkWriteOperation<T> {
  const keep = { $replaceWith: { $cond: [condition, '$$ROOT', { $literal: copy }] } };
  return writeOf({ updateOne: { filter: { _id: copy._id }, update: [keep], upsert: true } });
}

/** The driver's operations do not see through a type parameter. */
const writeOf = <T extends { _id: string }>(write: AnyBulkWriteOperation<PersonReplica>) =>
  write as unknown as AnyBulkWriteOperation<T>;
