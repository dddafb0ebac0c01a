import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 250;

/** Asks until the answer is the one that is waited for. The door gives up for whoever asks too long. */
export async function until<T>(ask: () => Promise<T>, done: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (done(answer)) return answer;
    await sleep(PAUSE_MS);
  }
}
