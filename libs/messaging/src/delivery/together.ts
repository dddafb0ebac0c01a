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
  private readonly waiting: Waiting<T>[] = [];
  private running = false;

  /**
   * `gatherMs`: how long the first waits for others, so that a burst becomes few works. `atMost`: how many items one
   * work takes; a call of `add` with more of them is a work by itself.
   */
  constructor(
    private readonly work: (items: T[]) => Promise<void>,
    private readonly options: { gatherMs?: number; atMost?: number } = {},
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
    const { gatherMs, atMost = Infinity } = this.options;
    while (this.waiting.length > 0) {
      if (gatherMs) await sleep(gatherMs);
      const parts = this.take(atMost);
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

  private take(atMost: number): Waiting<T>[] {
    let count = 0;
    let items = 0;
    for (const part of this.waiting) {
      items += part.items.length;
      if (count > 0 && items > atMost) break;
      count += 1;
    }
    return this.waiting.splice(0, count);
  }
}
