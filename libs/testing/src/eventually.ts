import { setTimeout as sleep } from 'node:timers/promises';

/** Retries until the expectation holds. Fails with its last error after `withinMs`. */
export async function eventually<T>(look: () => Promise<T> | T, withinMs = 20_000): Promise<T> {
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
