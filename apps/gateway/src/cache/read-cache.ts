import type { Clock } from '@stallbook/kernel';

const FRESH_MS = 1_000;
const CAPACITY = 2_000;

interface Entry {
  /** Absent once it is there and nobody else has asked for it: only that it was asked for is remembered. */
  answer: Promise<unknown> | undefined;
  until: number;
  isShared: boolean;
}

/**
 * Answers of public reads, kept for at most a second, with one flight per key: however many ask for the same page at
 * once, the service is asked once. What is asked for only once within that second is not kept, since answers that live
 * for a second without use are dear to collect. Nor are failures.
 */
export class ReadCache {
  /** In the order in which they grow old. */
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
      if (until > now && this.entries.size <= CAPACITY) return;
      this.entries.delete(key);
    }
  }
}
