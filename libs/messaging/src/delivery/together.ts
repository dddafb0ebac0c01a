import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting<T> {
  items: readonly T[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Does one work at a time: what comes meanwhile is taken together in the next. Where that fails, each part is tried by
 * itself, so that one cannot fail another.
 */
export class Together<T> {
  private waiting: Waiting<T>[] = [];
  private running = false;

  /** `gatherMs`: how long the first waits for others, so that a burst becomes few works. */
  constructor(
    private readonly work: (items: T[]) => Promise<void>,
    private readonly gatherMs = 0,
  ) {}

  /** Resolves when the items are done. */
  add(items: readonly T[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ items, resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      if (this.gatherMs > 0) await sleep(this.gatherMs);
      const parts = this.waiting;
      this.waiting = [];
      try {
        await this.work(parts.flatMap(({ items }) => items));
        parts.forEach(({ resolve }) => resolve());
      } catch (error) {
        if (parts.length === 1) parts[0]?.reject(error);
        else for (const part of parts) await this.work([...part.items]).then(part.resolve, part.reject);
      }
    }
    this.running = false;
  }
}
