import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@stallbook/kernel';
import { unlessAborted } from '@stallbook/kernel/concurrency';
import { Lease } from '@stallbook/messaging';
import type { Timestamp } from 'mongodb';
import { UNSEQUENCED, commitsOf, type Commit } from '../store/commit.js';
import { checkpointsOf } from './checkpoints.js';
import { operationTimeOf, type CommitChanges, type FedCommit } from './commit-changes.js';
import { CommitFeed } from './commit-feed.js';
import { CommitPublisher, type PublisherParts } from './commit-publisher.js';
import { lastPosition, PositionAssigner } from './position-assigner.js';
import { unsequencedCommits } from './unsequenced-commits.js';

const BATCH = 500;
const WAIT_MS = 1_000;
const CHECKPOINT_MS = 1_000;
const RETRY_EVERY_MS = 1_000;
const LEAVE_MS = 2_000;
const ATTEMPT_MS = 2_000;

export interface RelayParts extends PublisherParts {
  logger: PublisherParts['logger'] & { warn(context: object, message: string): void };
  changes: CommitChanges;
  holder?: string;
  onFailure?: () => void;
}

/**
 * Assigns positions to the commits of one service, publishes their messages, and stores its progress. Only one relay
 * leads. A crash can only cause duplicate publishing, which consumers detect by topic, stream, and sequence.
 */
export class Relay {
  private readonly lease: Lease;
  private readonly publisher: CommitPublisher;
  private running: Promise<void> | undefined;
  private stopped = false;
  /** Ends when another relay may lead: what is sent later could become the last of its key in a compacted topic. */
  private term = new AbortController();
  private readonly leaving = new AbortController();
  private checkpoint = { saved: 0, reached: 0, savedAt: -Infinity };

  constructor(private readonly parts: RelayParts) {
    this.lease = new Lease(parts.db, 'relay', parts.holder ?? newId());
    this.publisher = new CommitPublisher(parts);
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const timers = [
      setTimeout(() => this.term.abort(), LEAVE_MS),
      setTimeout(() => this.leaving.abort(), LEAVE_MS + ATTEMPT_MS),
    ];
    await this.running;
    timers.forEach(clearTimeout);
  }

  async isIdle(): Promise<boolean> {
    if (await commitsOf(this.parts.db).findOne({ position: UNSEQUENCED })) return false;
    return (await lastPosition(this.parts.db)) <= this.checkpoint.reached;
  }

  private get active(): boolean {
    return !this.term.signal.aborted && !this.stopped;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      try {
        if (await this.lease.hold()) await this.lead();
        else await sleep(this.lease.ttlMs / 3);
        failures = 0;
      } catch (error) {
        failures += 1;
        this.parts.onFailure?.();
        this.parts.logger.warn({ err: error, failures }, 'the relay restarts');
        await sleep(Math.min(100 * 2 ** failures, 5_000));
      }
    }
  }

  private async lead(): Promise<void> {
    this.term = new AbortController();
    const renewal = setInterval(() => void this.renew(), this.lease.ttlMs / 3);
    try {
      if (this.stopped) return;
      await this.unlessLeaving(this.publisher.open(this.term.signal));
      const positions = new PositionAssigner(this.parts.db, await this.publishSequenced());
      // Most of a long backlog goes first, because it would overflow the feed.
      await this.catchUp(positions);
      await this.follow(positions);
    } finally {
      clearInterval(renewal);
      this.term.abort();
      await this.saveCheckpoint(true);
      // An attempt may still be in progress, so the lease has to expire.
      if (!this.leaving.signal.aborted) await this.lease.release();
    }
  }

  private async follow(positions: PositionAssigner): Promise<void> {
    const feed = await CommitFeed.open(this.parts.changes, this.parts.db);
    try {
      const catchUpWatermark = await this.catchUp(positions);
      for (let retriedAt = -Infinity; this.active;) {
        const fed = await feed.next(BATCH, WAIT_MS);
        await this.handle(positions, await pendingOf(fed, catchUpWatermark, positions));
        await this.saveCheckpoint();
        if (performance.now() - retriedAt < RETRY_EVERY_MS) continue;
        await this.unlessLeaving(this.publisher.retryRequested());
        retriedAt = performance.now();
      }
    } finally {
      await feed.close();
    }
  }

  /** Publishes what was sequenced but possibly not published before a crash. Returns the last published position. */
  private async publishSequenced(): Promise<number> {
    const saved = await checkpointsOf(this.parts.db).findOne({ _id: 'relay' });
    this.checkpoint = { saved: saved?.published ?? 0, reached: saved?.published ?? 0, savedAt: -Infinity };
    while (this.active) {
      const commits = await commitsOf(this.parts.db)
        .find({ position: { $gt: this.checkpoint.reached } }, { sort: { position: 1 }, limit: BATCH })
        .toArray();
      const last = commits.at(-1);
      if (!last) break;
      await this.unlessLeaving(this.publisher.publish(commits));
      this.checkpoint.reached = Number(last.position);
      await this.saveCheckpoint();
    }
    return this.checkpoint.reached;
  }

  private async catchUp(positions: PositionAssigner): Promise<Timestamp> {
    for (let found = true; found && this.active;) {
      found = false;
      for await (const commits of unsequencedCommits(this.parts.db, BATCH)) {
        if (!this.active) break;
        found = true;
        await positions.assertNewest();
        await this.handle(positions, commits);
        await this.saveCheckpoint();
      }
    }
    await positions.assertNewest();
    return operationTimeOf(this.parts.db);
  }

  private async handle(positions: PositionAssigner, commits: readonly Commit[]): Promise<void> {
    if (commits.length === 0) return;
    // Parallel, because a crash repeats both and a message published twice keeps its ID.
    const done = await Promise.allSettled([
      positions.assign(commits),
      this.unlessLeaving(this.publisher.publish(commits)),
    ]);
    for (const result of done) if (result.status === 'rejected') throw result.reason;
    this.checkpoint.reached = positions.assigned;
  }

  private unlessLeaving(published: Promise<void>): Promise<void> {
    return unlessAborted(this.leaving.signal, published, () => new Error('The relay stopped.'));
  }

  private async renew(): Promise<void> {
    // The lease expires while MongoDB does not answer.
    const late = setTimeout(() => this.term.abort(), (this.lease.ttlMs * 2) / 3);
    try {
      if (!(await this.lease.renew())) this.term.abort();
    } catch (error) {
      this.term.abort();
      this.parts.logger.warn({ err: error }, 'the relay could not renew its lease');
    } finally {
      clearTimeout(late);
    }
  }

  private async saveCheckpoint(now = false): Promise<void> {
    const { saved, reached, savedAt } = this.checkpoint;
    if (reached === saved || (!now && performance.now() - savedAt < CHECKPOINT_MS)) return;
    await checkpointsOf(this.parts.db).updateOne({ _id: 'relay' }, { $max: { published: reached } }, { upsert: true });
    this.checkpoint = { saved: reached, reached, savedAt: performance.now() };
  }
}

async function pendingOf(
  fed: readonly FedCommit[],
  watermark: Timestamp,
  positions: PositionAssigner,
): Promise<Commit[]> {
  const isNew = ({ at }: FedCommit) => at.greaterThan(watermark);
  const doubtful = fed.filter((entry) => !isNew(entry)).map(({ commit }) => commit._id);
  const pending = doubtful.length > 0 ? await positions.pendingOf(doubtful) : undefined;
  return fed.filter((entry) => isNew(entry) || pending?.has(entry.commit._id)).map(({ commit }) => commit);
}
