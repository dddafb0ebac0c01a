import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * What `work` gives, or what `late` does once the time is up. A failure after that goes unseen. An answer that arrived
 * while the process was busy is in time, although timers run before it is read.
 */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const done = new AbortController();
  try {
    return await Promise.race([work, timeUp(ms, done.signal).then(late)]);
  } finally {
    done.abort();
  }
}

async function timeUp(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
  await turn(undefined, { signal });
}
