export const AT_MOST = 100_000;

export interface LocalCount {
  key: string;
  free: number;
}

/** How many, by key. */
export type Attempts = ReadonlyMap<string, number>;

interface State {
  failures: number;
  opens: number;
}

export class LocalAttempts {
  private readonly states = new Map<string, State>();

  /** Counts an attempt under all subjects, or none if one must wait. Returns the milliseconds to wait. */
  take(counts: readonly LocalCount[], now: number, firstMs: number, longestMs: number, fadesMs: number): number {
    const due = (failures: number, free: number) => {
      const over = Math.ceil(failures) - free;
      return over < 0 ? 0 : Math.min(longestMs, firstMs * 2 ** over);
    };
    const counted = counts.map(({ key, free }) => {
      const state = this.states.get(key) ?? { failures: 0, opens: now };
      // The clock may have been set back.
      state.opens = Math.min(state.opens, now + due(state.failures, free));
      return { key, free, state };
    });
    const wait = Math.max(0, ...counted.map(({ state }) => state.opens - now));
    if (wait > 0) return wait;
    for (const { key, free, state } of counted) {
      const quiet = now - state.opens;
      const failures = Math.max(0, quiet < fadesMs ? state.failures - (quiet * free) / fadesMs : 0) + 1;
      this.keep(key, { failures, opens: now + due(failures, free) });
    }
    return 0;
  }

  takeBack(attempts: Attempts, now: number): void {
    for (const [key, count] of attempts) {
      const failures = (this.states.get(key)?.failures ?? 0) - count;
      if (failures <= 0) this.states.delete(key);
      else this.states.set(key, { failures, opens: now });
    }
  }

  private keep(key: string, state: State): void {
    this.states.delete(key);
    this.states.set(key, state);
    const [oldest] = this.states.keys();
    if (this.states.size > AT_MOST && oldest !== undefined) this.states.delete(oldest);
  }
}
