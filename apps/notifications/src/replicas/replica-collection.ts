import type { ClientSession, Collection, Db } from 'mongodb';

/** A copy of another service's fact. One that is null exists only to hold who waits for it. */
export interface ReplicaDocument {
  _id: string;
  fact: object | null;
  /** Ids of the stories that wait. */
  waiting: string[];
  /** Grows with every wait, so that each is a write: a change of nothing would not meet an arrival at that moment. */
  waits?: number;
}

/** All kinds in one collection, so that a story finds what it is about in one round trip; ids are UUIDs. */
export const factsOf = (db: Db): Collection<ReplicaDocument> => db.collection<ReplicaDocument>('facts');

/**
 * Copies of one kind of fact, and who waits for those that have not arrived. Arriving and beginning to wait write the
 * same document, so that one of two transactions at the same moment conflicts and sees the other.
 */
export class ReplicaCollection<F extends object> {
  private readonly copies: Collection<ReplicaDocument>;

  constructor(db: Db) {
    this.copies = factsOf(db);
  }

  async awaitBy(waiter: string, ids: readonly string[], session: ClientSession): Promise<void> {
    for (const _id of ids) {
      const begin = { $addToSet: { waiting: waiter }, $inc: { waits: 1 }, $setOnInsert: { fact: null } };
      await this.copies.updateOne({ _id }, begin, { upsert: true, session });
    }
  }

  /** Keeps the facts that `wins` over the ones known before. @returns who waited for them. */
  async arrived(
    facts: ReadonlyMap<string, F>,
    wins: (fact: F, before: F) => boolean,
    session: ClientSession,
  ): Promise<string[]> {
    const found = await this.load({ _id: { $in: [...facts.keys()] } }, facts.size, session);
    const before = new Map(found.map((document) => [document._id, document]));
    const kept = [...facts].filter(([id, fact]) => {
      const known = before.get(id)?.fact as F | null | undefined;
      return !known || wins(fact, known);
    });
    if (kept.length === 0) return [];
    const writes = kept.map(([_id, fact]) => ({
      updateOne: { filter: { _id }, update: { $set: { fact, waiting: [] } }, upsert: true },
    }));
    await this.copies.bulkWrite(writes, { session });
    return kept.flatMap(([id]) => before.get(id)?.waiting ?? []);
  }

  private load(filter: object, ids: number, session: ClientSession): Promise<ReplicaDocument[]> {
    return ids === 0 ? Promise.resolve([]) : this.copies.find(filter, { session }).toArray();
  }
}
