import { clearImmediate, clearTimeout, setImmediate, setTimeout } from 'node:timers';

/**
 * What `work` gives, or what `late` does once the time is up. A failure after that goes unseen. An answer that arrived
 * while the process was busy is in time, although timers run before it is read.
 */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(() => (turn = setImmediate(resolve)), ms);
  });
  try {
    return await Promise.race([work, timeUp.then(late)]);
  } finally {
    clearTimeout(timer);
    clearImmediate(turn);
  }
}
