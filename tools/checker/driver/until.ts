import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 250;

/** Polls until the answer fits. Slow, so that the gateway's rate limits are not reached. */
export async function until<T>(ask: () => Promise<T>, done: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (done(answer)) return answer;
    await sleep(PAUSE_MS);
  }
}
