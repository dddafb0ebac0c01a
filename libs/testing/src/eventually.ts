import { setTimeout as sleep } from 'node:timers/promises';

/** Returns what `look` returns once it no longer throws. The default suits a machine whose processors are all busy. */
export async function eventually<T>(look: () => Promise<T> | T, withinMs = 120_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(20);
    }
  }
}
