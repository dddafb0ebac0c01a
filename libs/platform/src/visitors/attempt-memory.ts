import type { CountRule } from './attempt-limit.js';

interface State {
  failures: number;
  /** When it may be tried again. */
  opens: number;
  /** How long one failure takes to fade. */
  fadesMs: number;
}

/** Bounds the memory under a flood of different subjects: the oldest are forgotten. */
const MOST = 10_000;

/** The attempts of this process alone, by the rules of `attempt-scripts.ts`, for as long as Redis is away. */
export class AttemptMemory {
  private readonly states = new Map<string, State>();

  /** @returns the milliseconds until it may be tried again; 0: go on. */
  take(rules: readonly CountRule[], now: number, firstMs: number, longestMs: number): number {
    const counted = rules.map((rule) => {
      const { failures = 0, opens = now } = this.states.get(rule.key) ?? {};
      return { ...rule, opens, failures: Math.max(0, failures - Math.max(0, now - opens) / rule.fadesMs) + 1 };
    });
    const wait = Math.max(0, ...counted.map(({ opens }) => opens - now));
    if (wait > 0) return wait;
    for (const { key, free, fadesMs, failures } of counted) {
      const over = Math.ceil(failures) - free;
      const closed = over < 0 ? 0 : Math.min(longestMs, firstMs * 2 ** over);
      this.states.delete(key);
      this.states.set(key, { failures, opens: now + closed, fadesMs });
    }
    this.sweep(now);
    return 0;
  }

  takeBack(all: readonly string[], last: readonly string[], now: number): void {
    for (const key of all) this.states.delete(key);
    for (const key of last) {
      const state = this.states.get(key);
      if (!state) continue;
      if (state.failures <= 1) this.states.delete(key);
      else this.states.set(key, { ...state, failures: state.failures - 1, opens: now });
    }
  }

  private sweep(now: number): void {
    for (const [key, { opens, failures, fadesMs }] of this.states) {
      if (this.states.size <= MOST && opens + failures * fadesMs > now) return;
      this.states.delete(key);
    }
  }
}
