import { inTransactionOrFail } from '@stallbook/messaging';
import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import { StepAlreadyTaken } from './step-already-taken.js';

export interface StoredProcess {
  _id: string;
  name: string;
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

export class Processes {
  readonly collection: Collection<StoredProcess>;

  constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
  ) {
    this.collection = db.collection<StoredProcess>(PROCESSES);
  }

  async prepare(): Promise<void> {
    await this.db.collection(PROCESSES).createIndex({ heldUntil: 1 });
  }

  claim(): Promise<StoredProcess | null> {
    return this.collection.findOneAndUpdate(
      { $expr: { $lte: ['$heldUntil', '$$NOW'] } },
      [{ $set: { heldUntil: { $add: ['$$NOW', HOLD_MS] } } }],
      { sort: { heldUntil: 1 }, returnDocument: 'after' },
    );
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
