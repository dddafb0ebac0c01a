import type { Clock } from '@stallbook/kernel';

export function fixedClock(start: Date | string): Clock & { set(to: Date | string): void; advance(ms: number): void } {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (to) => void (current = new Date(to).getTime()),
    advance: (ms) => void (current += ms),
  };
}
