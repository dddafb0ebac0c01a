import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { ReplicaDocument } from './replica.schema.js';

/**
 * Replicas of one kind of aggregate, and who waits for those that have not arrived. Arriving and beginning to wait write
 * the same document, so that one of two transactions at the same moment conflicts and sees the other.
 */
export class ReplicaCollection<R extends object> {
  constructor(private readonly replicas: Model<ReplicaDocument>) {}

  async awaitBy(waiter: string, ids: readonly string[], session: ClientSession): Promise<void> {
    for (const _id of ids) {
      const wait = { $addToSet: { waiting: waiter }, $inc: { waits: 1 }, $setOnInsert: { data: null } };
      await this.replicas.updateOne({ _id }, wait, { upsert: true, session });
    }
  }

  /** Keeps the replicas that `wins` over the known ones. @returns the IDs of those who waited for them */
  async arrived(
    replicas: ReadonlyMap<string, R>,
    wins: (replica: R, known: R) => boolean,
    session: ClientSession,
  ): Promise<string[]> {
    if (replicas.size === 0) return [];
    const found = await this.replicas.find({ _id: { $in: [...replicas.keys()] } }, null, { session }).lean();
    const before = new Map(found.map((document) => [document._id, document]));
    const kept = [...replicas].filter(([id, replica]) => {
      const known = before.get(id)?.data as R | null | undefined;
      return !known || wins(replica, known);
    });
    if (kept.length === 0) return [];
    const writes = kept.map(([_id, data]) => ({
      updateOne: { filter: { _id }, update: { $set: { data, waiting: [] } }, upsert: true },
    }));
    await this.replicas.bulkWrite(writes, { session });
    return kept.flatMap(([id]) => before.get(id)?.waiting ?? []);
  }
}
