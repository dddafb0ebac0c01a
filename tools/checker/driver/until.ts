import { setTimeout as sleep } from 'node:timers/promises';
import { Unanswered } from './gateway-client.js';

const PAUSE_MS = 250;
/** Longer than any outage of the tours lasts. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Polls until the answer fits. Slow, so that the gateway's rate limits are not reached.
 * @throws Unanswered after a while, so that the check for losses still runs
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  done: (answer: T) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const end = Date.now() + patienceMs; ;) {
    const answer = await ask();
    if (done(answer)) return answer;
    if (Date.now() > end) throw new Unanswered(`${what}: not within ${patienceMs / 1_000} s`);
    await sleep(PAUSE_MS);
  }
}
