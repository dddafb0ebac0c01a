import { setTimeout as sleep } from 'node:timers/promises';

interface Part<T> {
  items: readonly T[];
  resolve(): void;
  reject(error: unknown): void;
}

interface BatcherOptions {
  /** How long a batch waits for more, so that a burst becomes few batches. */
  gatherMs?: number;
  /** How many items a batch takes; a call of `add` with more of them is a batch by itself. */
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
