import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp, type ChangeStream, type ChangeStreamInsertDocument, type Db } from 'mongodb';
import { commitsOf, type Commit } from '../store/commit.js';

const CAPACITY = 10_000;
/** How far before its opening a feed begins: writes become visible a little out of their order. */
const OVERLAP_SECONDS = 2;
/** In a burst fewer and larger batches cost less all the way to the last consumer; a lone commit never waits. */
const GATHER_MS = 10;
const SMALL_BATCH = 50;

export interface FedCommit {
  commit: Commit;
  at: Timestamp;
}

/**
 * New commits as the change stream tells them, handed out in batches. It begins shortly before `open` and keeps no
 * resume token: whoever opens it looks through the unstamped commits afterwards, which misses nothing, also when the
 * history of the change stream is gone. Commits of the overlap may come by although they are stamped already.
 */
export class CommitFeed {
  private queue: FedCommit[] = [];
  private wake: (() => void) | undefined;
  private failure: Error | undefined;

  private constructor(private readonly changes: ChangeStream<Commit, ChangeStreamInsertDocument<Commit>>) {
    changes.on('change', (change) => this.receive(change));
    changes.on('error', (error) => this.fail(error));
    changes.on('close', () => this.fail(new Error('the change stream was closed')));
  }

  static async open(db: Db): Promise<CommitFeed> {
    const now = await operationTimeOf(db);
    const startAtOperationTime = new Timestamp({ t: now.getHighBits() - OVERLAP_SECONDS, i: 1 });
    const changes = commitsOf(db).watch<Commit, ChangeStreamInsertDocument<Commit>>(
      [{ $match: { operationType: 'insert' } }],
      { startAtOperationTime },
    );
    return new CommitFeed(changes);
  }

  /** The next commits, at most `limit`; an empty list after `waitMs` without any. Throws when the feed has failed. */
  async next(limit: number, waitMs: number): Promise<FedCommit[]> {
    if (this.queue.length > 0 && this.queue.length < SMALL_BATCH && !this.failure) await sleep(GATHER_MS);
    if (this.queue.length === 0 && !this.failure) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = undefined;
    }
    if (this.queue.length === 0 && this.failure) throw this.failure;
    return this.queue.splice(0, limit);
  }

  async close(): Promise<void> {
    this.changes.removeAllListeners('close');
    this.wake?.();
    await this.changes.close();
  }

  private receive(change: ChangeStreamInsertDocument<Commit>): void {
    if (this.queue.length >= CAPACITY) {
      this.fail(new Error('more commits than the relay takes in; it goes on by looking through the store'));
      return;
    }
    this.queue.push({ commit: change.fullDocument, at: change.clusterTime ?? new Timestamp(0n) });
    this.wake?.();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake?.();
  }
}

/** The cluster's time of the newest operation that a reader of now can have seen. */
export async function operationTimeOf(db: Db): Promise<Timestamp> {
  const { operationTime } = await db.command({ ping: 1 });
  return operationTime as Timestamp;
}
