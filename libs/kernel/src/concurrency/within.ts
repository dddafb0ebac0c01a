import { setTimeout as sleep } from 'node:timers/promises';

/** What `work` gives, or what `late` does once the time is up. A failure after that goes unseen. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const done = new AbortController();
  try {
    return await Promise.race([work, sleep(ms, undefined, { signal: done.signal }).then(late)]);
  } finally {
    done.abort();
  }
}
