import type { Clock } from '@stallbook/kernel';

const FRESH_MS = 1_000;
const CAPACITY = 2_000;

/**
 * Answers of public reads, kept for at most a second, with one flight per key: however many ask for the same page at
 * once, the service is asked once. Failures are not kept.
 */
export class ReadCache {
  private readonly entries = new Map<string, { answer: Promise<unknown>; until: number }>();

  constructor(private readonly clock: Clock) {}

  through<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    const known = this.entries.get(key);
    if (known && known.until > now) return known.answer as Promise<T>;
    const answer = ask();
    this.keep(key, answer, now + FRESH_MS);
    answer.catch(() => this.forget(key, answer));
    return answer;
  }

  private keep(key: string, answer: Promise<unknown>, until: number): void {
    this.entries.delete(key);
    this.entries.set(key, { answer, until });
    if (this.entries.size <= CAPACITY) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  private forget(key: string, answer: Promise<unknown>): void {
    if (this.entries.get(key)?.answer === answer) this.entries.delete(key);
  }
}
