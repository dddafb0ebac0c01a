import { setTimeout as sleep } from 'node:timers/promises';

interface Part<T> {
  items: readonly T[];
  resolve(): void;
  reject(error: unknown): void;
}

interface BatcherOptions {
  /** How long a batch waits for more items, in milliseconds. */
  gatherMs?: number;
  /** The maximum number of items per batch. One call of `add` is never split, even above the limit. */
  limit?: number;
}

/**
 * Processes one batch at a time; items added meanwhile form the next one. A batch that fails is split in halves until
 * the failing call of `add` is alone. The work may also return the failed items with their errors.
 */
export class Batcher<T> {
  private readonly waiting: Part<T>[] = [];
  private running = false;

  constructor(
    private readonly work: (items: T[]) => Promise<ReadonlyMap<T, unknown> | void>,
    private readonly options: BatcherOptions = {},
  ) {}

  add(items: readonly T[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ items, resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    const { gatherMs, limit = Infinity } = this.options;
    while (this.waiting.length > 0) {
      if (gatherMs) await sleep(gatherMs);
      await this.process(this.take(limit));
    }
    this.running = false;
  }

  private take(limit: number): Part<T>[] {
    let parts = 0;
    for (let items = 0; parts < this.waiting.length; parts += 1) {
      items += this.waiting[parts]?.items.length ?? 0;
      if (parts > 0 && items > limit) break;
    }
    return this.waiting.splice(0, parts);
  }

  private async process(parts: readonly Part<T>[]): Promise<void> {
    try {
      const failed = await this.work(parts.flatMap(({ items }) => items));
      for (const part of parts) {
        const failedItem = part.items.find((item) => failed?.has(item));
        if (failedItem === undefined) part.resolve();
        else part.reject(failed?.get(failedItem));
      }
    } catch (error) {
      const half = Math.ceil(parts.length / 2);
      if (parts.length === 1) return parts[0]?.reject(error);
      await this.process(parts.slice(0, half));
      await this.process(parts.slice(half));
    }
  }
}
