import type { AnyBulkWriteOperation, Db, Document } from 'mongodb';

export interface Revised {
  _id: string;
  revision: number;
}

export interface PersonReplica {
  _id: string;
  /** Sequence of the fact. Absent for an erased person. */
  revision?: number;
  erased?: true;
}

/** Writes a replica unless a newer one exists. */
export const keepNewest = <T extends { _id: string; revision?: number }>(copy: T & Revised): AnyBulkWriteOperation<T> =>
  keepUnless({ $gte: [{ $ifNull: ['$revision', -1] }, copy.revision] }, copy);

/**
 * Sets facts of a replica unless newer ones exist: a dead letter is resent late. A replica of several streams has a
 * revision of each. `missing` is what a new document holds besides.
 */
export const keepNewestFacts = <T extends { _id: string }>(
  facts: Partial<T> & { _id: string },
  revision: keyof T & string = 'revision' as keyof T & string,
  missing: Partial<T> = {},
): AnyBulkWriteOperation<T> => {
  const isKnown = { $gte: [{ $ifNull: [`$${revision}`, -1] }, facts[revision]] };
  return keepUnless(isKnown, facts, { $mergeObjects: [{ $literal: missing }, '$$ROOT', { $literal: facts }] });
};

/** Fields with the revision of a replica, by the field with the ID of what it is a replica of. */
const REVISIONS = [
  ['_id', 'revision'],
  ['_id', 'data.revision'],
  ['paymentId', 'paymentRevision'],
  ['planId', 'revision'],
] as const;

/** Accepts the next message regardless of its revision, because the source lost newer ones. */
export async function resetRevisions(db: Db, ids: readonly string[]): Promise<void> {
  for (const collection of await db.collections()) {
    for (const [id, revision] of REVISIONS) {
      await collection.updateMany({ [id]: { $in: ids }, [revision]: { $gt: 0 } }, { $set: { [revision]: 0 } });
    }
  }
}

/** Writes a person's replica unless a newer one exists or they were erased: the two topics have no common order. */
export const keepPerson = <T extends PersonReplica>(copy: T & Revised): AnyBulkWriteOperation<T> =>
  keepUnless({ $or: [{ $eq: ['$erased', true] }, { $gt: ['$revision', copy.revision] }] }, copy);

export const forgetPerson = <T extends PersonReplica>(_id: string): AnyBulkWriteOperation<T> =>
  writeOf({ replaceOne: { filter: { _id }, replacement: { erased: true }, upsert: true } });

/** A single upsert, so that many go in one round trip. */
function keepUnless<T extends { _id: string }>(
  condition: Document,
  copy: { _id: string },
  next: Document = { $literal: copy },
): AnyBulkWriteOperation<T> {
  const keep = { $replaceWith: { $cond: [condition, '$$ROOT', next] } };
  return writeOf({ updateOne: { filter: { _id: copy._id }, update: [keep], upsert: true } });
}

/** The driver's types cannot infer operations of a type parameter. */
const writeOf = <T extends { _id: string }>(write: AnyBulkWriteOperation<PersonReplica>) =>
  write as unknown as AnyBulkWriteOperation<T>;
