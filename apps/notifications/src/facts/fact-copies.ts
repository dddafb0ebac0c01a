import type { ClientSession, Collection, Db } from 'mongodb';

/** A copy of another service's fact. One that is null exists only to hold who waits for it. */
interface FactDocument {
  _id: string;
  fact: object | null;
  /** Ids of the stories that wait. */
  waiting: string[];
  /** Grows with every wait, so that each is a write: a change of nothing would not meet an arrival at that moment. */
  waits?: number;
}

/**
 * Copies of one kind of fact, and who waits for those that have not arrived. Arriving and beginning to wait write the
 * same document, so that one of two transactions at the same moment conflicts and sees the other.
 */
export class FactCopies<F extends object> {
  private readonly copies: Collection<FactDocument>;

  constructor(db: Db, name: string) {
    this.copies = db.collection<FactDocument>(name);
  }

  /** Those that are known, by id. */
  async known(ids: readonly string[], session: ClientSession): Promise<Map<string, F>> {
    if (ids.length === 0) return new Map();
    const found = await this.copies.find({ _id: { $in: [...ids] }, fact: { $ne: null } }, { session }).toArray();
    return new Map(found.map(({ _id, fact }) => [_id, fact as F]));
  }

  async find(id: string, session: ClientSession): Promise<F | null> {
    const found = await this.copies.findOne({ _id: id }, { session });
    return (found?.fact ?? null) as F | null;
  }

  async awaitBy(waiter: string, ids: readonly string[], session: ClientSession): Promise<void> {
    for (const _id of ids) {
      const begin = { $addToSet: { waiting: waiter }, $inc: { waits: 1 }, $setOnInsert: { fact: null } };
      await this.copies.updateOne({ _id }, begin, { upsert: true, session });
    }
  }

  /** Keeps the fact. @returns who waited for it. */
  async arrived(id: string, fact: F, session: ClientSession): Promise<string[]> {
    const before = await this.copies.findOneAndUpdate(
      { _id: id },
      { $set: { fact, waiting: [] } },
      { upsert: true, session, returnDocument: 'before' },
    );
    return before?.waiting ?? [];
  }
}
