import type { Clock } from '@stallbook/kernel';

const FRESH_MS = 1_000;
const CAPACITY = 2_000;

interface Entry {
  /** Absent when only the request is remembered, not its answer. */
  answer: Promise<unknown> | undefined;
  until: number;
  isShared: boolean;
}

/**
 * Caches public reads for at most a second and runs one call per key at a time. Answers that are requested only once
 * are not kept: collecting them costs more than it saves.
 */
export class ReadCache {
  /** Oldest first. */
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  through<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    this.dropOld(now);
    const known = this.entries.get(key);
    if (known) known.isShared = true;
    if (known?.answer) return known.answer as Promise<T>;
    const answer = ask();
    const entry: Entry = { answer, until: now + FRESH_MS, isShared: known !== undefined };
    this.entries.delete(key);
    this.entries.set(key, entry);
    answer.then(
      () => {
        if (!entry.isShared) entry.answer = undefined;
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key);
      },
    );
    return answer;
  }

  private dropOld(now: number): void {
    for (const [key, { until }] of this.entries) {
      // The clock may have been set back.
      const isFresh = until > now && until <= now + FRESH_MS;
      if (isFresh && this.entries.size <= CAPACITY) return;
      this.entries.delete(key);
    }
  }
}
