import type { BusLogger } from '../port.js';
import { describeError } from '../errors.js';

export interface Position {
  topic: string;
  partition: number;
  next: number;
}

/**
 * Commits positions at most once per `everyMs`, because a commit per batch costs more than the batch. After a crash,
 * uncommitted messages are delivered again and skipped as handled.
 */
export class OffsetCommitter {
  private dirty = new Map<string, Position>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly commit: (positions: Position[]) => Promise<void>,
    private readonly logger: BusLogger,
    private readonly everyMs: number,
  ) {}

  mark(position: Position): void {
    this.dirty.set(`${position.topic}/${position.partition}`, position);
    this.timer ??= setTimeout(() => void this.flush(), this.everyMs);
  }

  clear(): void {
    this.dirty.clear();
  }

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
      this.logger.warn({ error: describeError(error) }, 'positions could not be committed yet');
      for (const [key, position] of taken) if (!this.dirty.has(key)) this.mark(position);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.dirty.clear();
  }
}
