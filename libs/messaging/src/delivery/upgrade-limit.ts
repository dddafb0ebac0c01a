import { DAY_MS, type Clock } from '@stallbook/kernel';

const ANOTHER_UPGRADE_MS = DAY_MS;

/**
 * Returns true until the limit has passed since the first call. A call after a day without any is about another upgrade,
 * so it counts as the first.
 */
export function upgradeLimit(limitMs: number, clock: Clock): () => boolean {
  let first = -Infinity;
  let last = -Infinity;
  return () => {
    const now = clock.now().getTime();
    if (now - last > ANOTHER_UPGRADE_MS) first = now;
    last = now;
    return now - first < limitMs;
  };
}
