import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { ReplicaDocument } from './replica.schema.js';

/** An arrival and a wait write the same document, so that concurrent transactions conflict and one sees the other. */
export class ReplicaCollection<R extends object> {
  constructor(private readonly replicas: Model<ReplicaDocument>) {}

  async awaitBy(waiter: string, ids: readonly string[], session: ClientSession): Promise<void> {
    for (const _id of ids) {
      const wait = { $addToSet: { waiting: waiter }, $inc: { waits: 1 }, $setOnInsert: { data: null } };
      await this.replicas.updateOne({ _id }, wait, { upsert: true, session });
    }
  }

  /** @returns the IDs of the triggers that waited for these replicas */
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
