import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 20;
/** What takes longer is looked at less often, because looking takes the processor from what is waited for. */
const MAX_PAUSE_MS = 200;
const GROWTH = 1.3;

/** Returns what `look` returns once it no longer throws. The default suits a machine whose processors are all busy. */
export async function eventually<T>(look: () => Promise<T> | T, withinMs = 120_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * GROWTH, MAX_PAUSE_MS)) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(pause);
    }
  }
}
