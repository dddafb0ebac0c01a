import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { LRUCache } from 'lru-cache';

/** Going through so many market events takes time, and a few more or fewer are not noticed. */
const LARGE = 1_000;
const MAX_ANSWERS = 1_000;
const REMEMBERED_MS = 30_000;

/** Remembers for half a minute what was computed from many market events, and computes it once for all who ask. */
@Injectable()
export class LargeAnswers {
  private readonly answers: LRUCache<string, Promise<unknown>>;

  constructor(@Inject(CLOCK) clock: Clock) {
    const perf = { now: () => clock.now().getTime() };
    this.answers = new LRUCache({ max: MAX_ANSWERS, ttl: REMEMBERED_MS, ttlResolution: 0, perf });
  }

  /** The size is the number of market events that the answer is about. */
  async to<T>(
    question: unknown,
    { compute, sizeOf }: { compute: () => Promise<T>; sizeOf: (answer: T) => number },
  ): Promise<T> {
    const key = JSON.stringify(question);
    const known = this.answers.get(key);
    if (known) return known as Promise<T>;
    const answer = compute();
    this.answers.set(key, answer);
    let isLarge = false;
    try {
      isLarge = sizeOf(await answer) >= LARGE;
      return await answer;
    } finally {
      if (!isLarge && this.answers.peek(key) === answer) this.answers.delete(key);
    }
  }
}
