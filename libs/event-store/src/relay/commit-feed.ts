import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { CommitChanges, CommitListener, FedCommit } from './commit-changes.js';

const CAPACITY = 10_000;
/** In a burst fewer and larger batches cost less all the way to the last consumer; a lone commit never waits. */
const GATHER_MS = 10;
const SMALL_BATCH = 50;

/**
 * New commits of the change stream, handed out in batches. It begins shortly before `open` and keeps no resume token:
 * its reader looks through the unsequenced commits afterwards, which misses nothing, also when the history of the change
 * stream is gone. Commits of the overlap may be sequenced already.
 *
 * After a failure it hands out nothing more: a commit was lost, and no later one of its stream may overtake it.
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
      this.fail(new Error('more commits than the relay takes in; it continues from the store'));
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
