import type { LocalCount } from './local-attempts.js';

const AT_MOST = 100_000;

export class LocalUses {
  private readonly times = new Map<string, readonly number[]>();

  /** Counts a use under all subjects, or none if one must wait. Returns the milliseconds to wait. */
  use(counts: readonly LocalCount[], now: number, hourMs: number): number {
    const waits = counts.map(({ key, free }) => (this.until(now, key).at(-free) ?? now - hourMs) + hourMs - now);
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const { key, free } of counts) this.keep(key, [...this.until(now, key), now].slice(-free));
    return 0;
  }

  /** The clock may have been set back. */
  private until(now: number, key: string): readonly number[] {
    return (this.times.get(key) ?? []).filter((at) => at <= now);
  }

  private keep(key: string, times: readonly number[]): void {
    this.times.delete(key);
    this.times.set(key, times);
    const [oldest] = this.times.keys();
    if (this.times.size > AT_MOST && oldest !== undefined) this.times.delete(oldest);
  }
}
