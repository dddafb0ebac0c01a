import { setTimeout as sleep } from 'node:timers/promises';

interface Part<T> {
  items: readonly T[];
  resolve(): void;
  reject(error: unknown): void;
}

interface BatcherOptions {
  /** How long a batch waits for more, so that a burst becomes few batches. */
  gatherMs?: number;
  /** How many calls of `add` a batch takes. */
  limit?: number;
}

/**
 * Works on one batch at a time; what is added meanwhile goes into the next one together. A batch that fails is split in
 * halves until the failing part is alone, so that no part fails another. The work may also return what failed, by item.
 */
export class Batcher<T> {
  private readonly waiting: Part<T>[] = [];
  private running = false;

  constructor(
    private readonly work: (items: T[]) => Promise<ReadonlyMap<T, unknown> | void>,
    private readonly options: BatcherOptions = {},
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
    const { gatherMs, limit = Infinity } = this.options;
    while (this.waiting.length > 0) {
      if (gatherMs) await sleep(gatherMs);
      await this.process(this.waiting.splice(0, limit));
    }
    this.running = false;
  }

  private async process(parts: readonly Part<T>[]): Promise<void> {
    try {
      const failed = await this.work(parts.flatMap(({ items }) => items));
      for (const part of parts) {
        const item = part.items.find((one) => failed?.has(one));
        if (item === undefined) part.resolve();
        else part.reject(failed?.get(item));
      }
    } catch (error) {
      const half = Math.ceil(parts.length / 2);
      if (parts.length === 1) return parts[0]?.reject(error);
      await this.process(parts.slice(0, half));
      await this.process(parts.slice(half));
    }
  }
}
