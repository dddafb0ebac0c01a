import { inTransactionOrFail } from '@stallbook/messaging';
import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import { StepAlreadyTaken } from './step-already-taken.js';

/** Work on many streams, of which `cursor` remembers how far it has come. */
export interface StoredProcess {
  _id: string;
  name: string;
  /** Processes of one queue run one after the other, in the order of `sequence`. */
  queue: string;
  sequence: number;
  data: Record<string, unknown>;
  cursor: string;
  attempts: number;
  correlationId: string;
  causationId: string;
  at: string;
  heldUntil: Date;
}

const HOLD_MS = 30_000;
const PROCESSES = 'processes';
const FREE = { $expr: { $lte: ['$heldUntil', '$$NOW'] } };

export class Processes {
  readonly collection: Collection<StoredProcess>;

  constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
  ) {
    this.collection = db.collection<StoredProcess>(PROCESSES);
  }

  async prepare(): Promise<void> {
    await this.db.collection(PROCESSES).createIndexes([{ key: { heldUntil: 1 } }, { key: { queue: 1, sequence: 1 } }]);
  }

  async claim(): Promise<StoredProcess | null> {
    for (let next = await this.nextFree(); next; next = await this.nextFree()) {
      const claimed = await this.collection.findOneAndUpdate(
        { _id: next._id, ...FREE },
        [{ $set: { heldUntil: { $add: ['$$NOW', HOLD_MS] } } }],
        { returnDocument: 'after' },
      );
      if (claimed) return claimed;
    }
    return null;
  }

  private nextFree(): Promise<Pick<StoredProcess, '_id'> | null> {
    const earlierOfQueue = {
      from: PROCESSES,
      localField: 'queue',
      foreignField: 'queue',
      let: { sequence: '$sequence' },
      pipeline: [{ $match: { $expr: { $lt: ['$sequence', '$$sequence'] } } }, { $limit: 1 }],
      as: 'earlier',
    };
    return this.collection
      .aggregate<Pick<StoredProcess, '_id'>>(
        [
          { $match: FREE },
          { $sort: { heldUntil: 1 } },
          { $lookup: earlierOfQueue },
          { $match: { earlier: { $size: 0 } } },
          { $limit: 1 },
          { $project: { _id: 1 } },
        ],
        // Reads what the update that claims it reads. A majority read could keep finding one that was just claimed.
        { readConcern: { level: 'local' } },
      )
      .next();
  }

  /** Commits a chunk with the new cursor; null ends the process. */
  advance({ _id, cursor }: StoredProcess, chunk: (session: ClientSession) => Promise<string | null>): Promise<void> {
    return inTransactionOrFail(this.client, async (session) => {
      const next = await chunk(session);
      const filter = { _id, cursor };
      const released = [{ $set: { cursor: { $literal: next }, attempts: 0, heldUntil: '$$NOW' } }];
      const moved =
        next === null
          ? (await this.collection.deleteOne(filter, { session })).deletedCount
          : (await this.collection.updateOne(filter, released, { session })).matchedCount;
      if (moved === 0) throw new StepAlreadyTaken('another replica already carried out this chunk');
    });
  }

  async retryLater({ _id, cursor }: StoredProcess, afterMs: number): Promise<void> {
    const later = [{ $set: { heldUntil: { $add: ['$$NOW', afterMs] }, attempts: { $add: ['$attempts', 1] } } }];
    await this.collection.updateOne({ _id, cursor }, later);
  }
}
