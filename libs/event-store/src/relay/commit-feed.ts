import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { CommitChanges, CommitListener, FedCommit } from './commit-changes.js';

const CAPACITY = 10_000;
const GATHER_MS = 10;
const SMALL_BATCH = 50;

/**
 * Batches new commits from the change stream, starting shortly before `open`. There is no resume token: the reader
 * checks unsequenced commits afterwards. Overlapping commits may already be sequenced.
 * After a failure it returns nothing more, because a later version must not overtake a lost commit.
 */
export class CommitFeed implements CommitListener {
  private queue: FedCommit[] = [];
  private wake: (() => void) | undefined;
  private failure: Error | undefined;
  private leave: (() => Promise<void>) | undefined;

  private constructor() {}

  static async open(changes: CommitChanges, db: Db): Promise<CommitFeed> {
    const feed = new CommitFeed();
    feed.leave = await changes.follow(db, feed);
    return feed;
  }

  /** Returns up to `limit` commits, or an empty list after `waitMs`. @throws after the feed has failed */
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
    if (this.failure) throw this.failure;
    return this.queue.splice(0, limit);
  }

  async close(): Promise<void> {
    this.wake?.();
    await this.leave?.();
  }

  take(fed: FedCommit): void {
    if (this.failure) return;
    if (this.queue.length >= CAPACITY) {
      this.fail(new Error('more commits than the relay can buffer; it continues from the store'));
      return;
    }
    this.queue.push(fed);
    this.wake?.();
  }

  fail(error: Error): void {
    this.failure ??= error;
    this.queue = [];
    this.wake?.();
  }
}
