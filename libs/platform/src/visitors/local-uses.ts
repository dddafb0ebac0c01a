import type { LocalCount } from './local-attempts.js';

const AT_MOST = 100_000;

export class LocalUses {
  private readonly times = new Map<string, readonly number[]>();

  /** Counts a use under all subjects, or none if one must wait. Returns the milliseconds to wait. */
  use(counts: readonly LocalCount[], now: number, hourMs: number): number {
    const waits = counts.map(({ key, free }) => (this.times.get(key)?.at(-free) ?? now - hourMs) + hourMs - now);
    // The clock may have been set back.
    const wait = Math.max(0, ...waits.filter((ms) => ms < 2 * hourMs));
    if (wait > 0) return wait;
    for (const { key, free } of counts) this.keep(key, [...(this.times.get(key) ?? []), now].slice(-free));
    return 0;
  }

  private keep(key: string, times: readonly number[]): void {
    this.times.delete(key);
    this.times.set(key, times);
    const [oldest] = this.times.keys();
    if (this.times.size > AT_MOST && oldest !== undefined) this.times.delete(oldest);
  }
}
