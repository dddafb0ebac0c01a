import type { ChangeStream, ChangeStreamInsertDocument, Collection } from 'mongodb';
import { wait } from '../delivery/wait.js';
import { describeError } from '../errors.js';
import type { BusLogger } from '../port.js';
import type { LogRecord } from './log-record.js';
import { partitionKeyOf } from './record-id.js';

const HEALTHY_POLL_MS = 30_000;
const BROKEN_POLL_MS = 1_000;

export class Feed {
  private readonly sleepers = new Map<string, Set<() => void>>();
  private readonly stopped = new AbortController();
  private stream: ChangeStream<LogRecord> | undefined;
  private poller: NodeJS.Timeout | undefined;
  private following: Promise<void> | undefined;

  constructor(
    private readonly records: Collection<LogRecord>,
    private readonly origin: string,
    private readonly logger: BusLogger,
  ) {}

  /** Calls `wake` whenever the partition may have grown. Returns a function that stops it. */
  watch(partition: string, wake: () => void): () => void {
    const set = this.sleepers.get(partition) ?? new Set();
    this.sleepers.set(partition, set.add(wake));
    this.following ??= this.follow();
    return () => void set.delete(wake);
  }

  wake(partitions: Iterable<string>): void {
    for (const partition of partitions) for (const wake of this.sleepers.get(partition) ?? []) wake();
  }

  async close(): Promise<void> {
    this.stopped.abort();
    clearInterval(this.poller);
    await this.stream?.close();
    await this.following;
  }

  private poll(everyMs: number): void {
    clearInterval(this.poller);
    if (!this.stopped.signal.aborted) this.poller = setInterval(() => this.wake(this.sleepers.keys()), everyMs);
  }

  private async follow(): Promise<void> {
    const others = { operationType: 'insert', 'fullDocument.origin': { $ne: this.origin } };
    while (!this.stopped.signal.aborted) {
      try {
        const pipeline = [{ $match: others }, { $project: { documentKey: 1 } }];
        this.stream = this.records.watch<LogRecord>(pipeline, { maxAwaitTimeMS: 500 });
        this.stream.once('resumeTokenChanged', () => this.wake(this.sleepers.keys()));
        this.poll(HEALTHY_POLL_MS);
        for await (const change of this.stream) {
          this.wake([partitionKeyOf((change as ChangeStreamInsertDocument<LogRecord>).documentKey._id)]);
        }
      } catch (error) {
        if (this.stopped.signal.aborted) return;
        this.logger.warn(
          { error: describeError(error) },
          'the change stream of the bus broke; polling until it is back',
        );
        this.poll(BROKEN_POLL_MS);
        await wait(1_000, this.stopped.signal);
      }
    }
  }
}
