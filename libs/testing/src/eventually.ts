import { setTimeout as sleep } from 'node:timers/promises';

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
