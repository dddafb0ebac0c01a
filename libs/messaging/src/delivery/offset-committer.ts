import type { BusLogger } from '../port.js';
import { describeError } from '../errors.js';

/** The position after the last handled message of a partition. */
export interface Position {
  topic: string;
  partition: number;
  next: number;
}

/**
 * Records positions apart from the handling, at most once per interval: a commit per batch would cost more than the
 * batch. What was handled and not yet recorded is delivered again after a crash, and skipped as handled.
 */
export class OffsetCommitter {
  private dirty = new Map<string, Position>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly commit: (positions: Position[]) => Promise<void>,
    private readonly logger: BusLogger,
    private readonly everyMs = 200,
  ) {}

  mark(position: Position): void {
    this.dirty.set(`${position.topic}/${position.partition}`, position);
    this.timer ??= setTimeout(() => void this.flush(), this.everyMs);
  }

  /** Forgets what is not recorded, when the partitions are no longer ours. */
  clear(): void {
    this.dirty.clear();
  }

  /** Records everything marked so far. A failure is logged and tried again with the next flush. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.commitDirty());
    return this.running;
  }

  private async commitDirty(): Promise<void> {
    const taken = this.dirty;
    if (taken.size === 0) return;
    this.dirty = new Map();
    try {
      await this.commit([...taken.values()]);
    } catch (error) {
      this.logger.warn({ error: describeError(error) }, 'positions could not be recorded yet');
      for (const [lane, position] of taken) if (!this.dirty.has(lane)) this.mark(position);
    }
  }

  /** After the last flush: no timer stays behind. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.dirty.clear();
  }
}
