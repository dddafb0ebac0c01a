import type { ChangeStream, ChangeStreamInsertDocument, Db, Timestamp } from 'mongodb';
import { commitsOf, type Commit } from '../store/commit.js';

const CAPACITY = 10_000;

/**
 * New commits as the change stream tells them, handed out in batches. It begins at the moment of `open` and keeps no
 * resume token: whoever opens it looks through the unstamped commits afterwards, which misses nothing, also when the
 * history of the change stream is gone.
 */
export class CommitFeed {
  private queue: Commit[] = [];
  private wake: (() => void) | undefined;
  private failure: Error | undefined;
  private seenBefore: { ids: Set<string>; until: Timestamp } | undefined;

  private constructor(private readonly changes: ChangeStream<Commit, ChangeStreamInsertDocument<Commit>>) {
    changes.on('change', (change) => this.receive(change));
    changes.on('error', (error) => this.fail(error));
    changes.on('close', () => this.fail(new Error('the change stream was closed')));
  }

  static async open(db: Db): Promise<CommitFeed> {
    const { operationTime } = await db.command({ ping: 1 });
    const changes = commitsOf(db).watch<Commit, ChangeStreamInsertDocument<Commit>>(
      [{ $match: { operationType: 'insert' } }],
      { startAtOperationTime: operationTime as Timestamp },
    );
    return new CommitFeed(changes);
  }

  /** Commits that a look through the store has handled meanwhile: they come by here once more and are passed over. */
  passOver(ids: Iterable<string>, until: Timestamp): void {
    this.seenBefore = { ids: new Set(ids), until };
  }

  /** The next commits, at most `limit`; an empty list after `waitMs` without any. Throws when the feed has failed. */
  async next(limit: number, waitMs: number): Promise<Commit[]> {
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
    const seen = this.seenBefore;
    if (seen && change.clusterTime?.greaterThan(seen.until)) this.seenBefore = undefined;
    else if (seen?.ids.has(change.fullDocument._id)) return;
    if (this.queue.length >= CAPACITY) {
      this.fail(new Error('more commits than the relay takes in; it goes on by looking through the store'));
      return;
    }
    this.queue.push(change.fullDocument);
    this.wake?.();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake?.();
  }
}
