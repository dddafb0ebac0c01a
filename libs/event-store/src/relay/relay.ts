import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@stallbook/kernel';
import type { MessageBus } from '@stallbook/messaging';
import type { Db, Timestamp } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { operationTimeOf, type CommitChanges, type FedCommit } from './commit-changes.js';
import { CommitFeed } from './commit-feed.js';
import { Lease } from './lease.js';
import { messagesOf, type Publication } from './publication.js';
import { PriorStates } from './prior-states.js';
import { Stamps } from './stamps.js';

const BATCH = 500;
const WAIT_MS = 1_000;
const CHECKPOINT_MS = 250;
/** So long a stop waits for a bus that does not answer. */
const LEAVE_MS = 2_000;

export interface RelayParts {
  db: Db;
  bus: MessageBus;
  codec: EventCodec;
  publications: readonly Publication[];
  logger: { warn(context: object, message: string): void };
  changes: CommitChanges;
  holder?: string;
}

/**
 * Follows the commits of one service: stamps each with its position, publishes what it announces, remembers how far
 * it came. One relay leads at a time. A crash between any two of these steps repeats a publishing at most; consumers
 * know a message by its id.
 */
export class Relay {
  private readonly lease: Lease;
  private readonly publications: Map<string, Publication>;
  private running: Promise<void> | undefined;
  private stopped = false;
  private readonly leaving = new AbortController();
  private leading = false;
  private checkpoint = { saved: 0, reached: 0, savedAt: 0 };

  constructor(private readonly parts: RelayParts) {
    this.lease = new Lease(parts.db, 'relay', parts.holder ?? newId());
    this.publications = new Map(parts.publications.map((publication) => [publication.aggregate.name, publication]));
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const timer = setTimeout(() => this.leaving.abort(), LEAVE_MS);
    await this.running;
    clearTimeout(timer);
  }

  /** True when every commit so far is stamped and published. */
  async isIdle(): Promise<boolean> {
    const pending = await new Stamps(this.parts.db).unstamped(1);
    return pending.length === 0 && (await new Stamps(this.parts.db).lastPosition()) <= this.checkpoint.reached;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      try {
        if (await this.lease.hold()) await this.lead();
        else await sleep(this.lease.ttlMs / 3);
        failures = 0;
      } catch (error) {
        failures += 1;
        this.parts.logger.warn({ err: error, failures }, 'the relay starts over');
        await sleep(Math.min(100 * 2 ** failures, 5_000));
      }
    }
  }

  private async lead(): Promise<void> {
    const feed = await CommitFeed.open(this.parts.changes, this.parts.db);
    this.leading = true;
    const renewal = setInterval(() => void this.renew(), this.lease.ttlMs / 3);
    try {
      const stamps = new Stamps(this.parts.db);
      await this.publishUnpublished();
      const settled = await this.catchUp(stamps);
      while (this.leading && !this.stopped) {
        await this.handle(stamps, await this.unmet(stamps, settled, await feed.next(BATCH, WAIT_MS)));
        await this.saveCheckpoint();
      }
    } finally {
      clearInterval(renewal);
      this.leading = false;
      await feed.close();
      await this.saveCheckpoint(true);
      await this.lease.release();
    }
  }

  /** What was stamped before a crash but perhaps not published. */
  private async publishUnpublished(): Promise<void> {
    const saved = await this.checkpoints.findOne({ _id: 'relay' });
    this.checkpoint = { saved: saved?.published ?? 0, reached: saved?.published ?? 0, savedAt: 0 };
    for (;;) {
      const commits = await commitsOf(this.parts.db)
        .find({ position: { $gt: this.checkpoint.reached } }, { sort: { position: 1 }, limit: BATCH })
        .toArray();
      if (commits.length === 0) return;
      await this.publish(commits);
      this.reach(commits);
    }
  }

  /** What was committed while no relay was listening. Returns the cluster's time at which nothing was left. */
  private async catchUp(stamps: Stamps): Promise<Timestamp> {
    for (let commits = await stamps.unstamped(BATCH); commits.length > 0; commits = await stamps.unstamped(BATCH)) {
      await this.handle(stamps, commits);
    }
    return operationTimeOf(this.parts.db);
  }

  /** Commits from before `settled` may have been met by the catch-up; the store knows. */
  private async unmet(stamps: Stamps, settled: Timestamp, fed: readonly FedCommit[]): Promise<Commit[]> {
    const doubtful = fed.filter(({ at }) => !at.greaterThan(settled)).map(({ commit }) => commit._id);
    const pending = doubtful.length > 0 ? await stamps.unstampedOf(doubtful) : undefined;
    return fed
      .filter(({ commit, at }) => at.greaterThan(settled) || pending?.has(commit._id))
      .map(({ commit }) => commit);
  }

  private async handle(stamps: Stamps, commits: readonly Commit[]): Promise<void> {
    if (commits.length === 0) return;
    // Side by side, since neither needs the other: whichever a crash leaves undone is done again, and a message that is
    // published a second time is known by its id.
    const done = await Promise.allSettled([stamps.stamp(commits), this.publish(commits)]);
    for (const result of done) if (result.status === 'rejected') throw result.reason;
    this.reach(commits);
  }

  private async publish(commits: readonly Commit[]): Promise<void> {
    const messages = [];
    const announced = commits.filter(({ streamId }) => this.publicationOf(streamId));
    const readsState = ({ streamId }: Commit) => this.publicationOf(streamId)?.readsState ?? false;
    const history = await PriorStates.of(this.parts, announced.filter(readsState));
    for (const commit of announced) {
      const publication = this.publicationOf(commit.streamId);
      if (!publication) continue;
      for (const [event, state] of await history.advance(publication.aggregate, commit)) {
        messages.push(...messagesOf(publication, event, state));
      }
    }
    if (messages.length > 0) await this.unlessLeaving(this.parts.bus.publish(messages));
  }

  /** The bus waits for as long as its broker is away. What is left unpublished is published after the next start. */
  private async unlessLeaving(published: Promise<void>): Promise<void> {
    const { signal } = this.leaving;
    let leave = (): void => {};
    const left = new Promise<never>((_, reject) => (leave = () => reject(new Error('The relay stopped.'))));
    signal.addEventListener('abort', leave);
    try {
      await Promise.race([published, left]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** These are stamped and published. */
  private reach(commits: readonly Commit[]): void {
    this.checkpoint.reached = Number(commits[commits.length - 1]?.position ?? this.checkpoint.reached);
  }

  /** Stream ids are `<aggregate>-<uuid>`; the name may hold hyphens itself. */
  private publicationOf(streamId: string): Publication | undefined {
    return this.publications.get(streamId.slice(0, -37));
  }

  private async renew(): Promise<void> {
    try {
      this.leading &&= await this.lease.hold();
    } catch (error) {
      this.leading = false;
      this.parts.logger.warn({ err: error }, 'the relay could not renew its lease');
    }
  }

  private get checkpoints() {
    return this.parts.db.collection<{ _id: string; published: number }>('checkpoints');
  }

  private async saveCheckpoint(now = false): Promise<void> {
    const { saved, reached, savedAt } = this.checkpoint;
    if (reached === saved || (!now && Date.now() - savedAt < CHECKPOINT_MS)) return;
    await this.checkpoints.updateOne({ _id: 'relay' }, { $max: { published: reached } }, { upsert: true });
    this.checkpoint = { saved: reached, reached, savedAt: Date.now() };
  }
}
