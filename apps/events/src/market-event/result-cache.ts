import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { LRUCache } from 'lru-cache';

/** Going through so many market events takes time, and a few more or fewer are not noticed. */
const LARGE = 1_000;
const MAX_RESULTS = 1_000;
const REMEMBERED_MS = 30_000;

/** Caches for half a minute what was computed from many market events, and computes it once for concurrent requests. */
@Injectable()
export class ResultCache {
  private readonly results: LRUCache<string, Promise<unknown>>;

  constructor(@Inject(CLOCK) clock: Clock) {
    const perf = { now: () => clock.now().getTime() };
    this.results = new LRUCache({ max: MAX_RESULTS, ttl: REMEMBERED_MS, ttlResolution: 0, perf });
  }

  /** The size is the number of market events that the result is about. */
  async get<T>(
    question: unknown,
    { compute, sizeOf }: { compute: () => Promise<T>; sizeOf: (result: T) => number },
  ): Promise<T> {
    const key = JSON.stringify(question);
    const known = this.results.get(key);
    if (known) return known as Promise<T>;
    const result = compute();
    this.results.set(key, result);
    let isLarge = false;
    try {
      isLarge = sizeOf(await result) >= LARGE;
      return await result;
    } finally {
      if (!isLarge && this.results.peek(key) === result) this.results.delete(key);
    }
  }
}
