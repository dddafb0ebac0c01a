import { setTimeout as sleep } from 'node:timers/promises';
import { notReady } from '@stallbook/kernel';

const WAIT_MS = 2_000;

/**
 * Waits up to 2 s for data from another service.
 * @throws DomainError NOT_READY if it does not arrive
 */
export async function awaitFact<T>(look: () => Promise<T | null | undefined>): Promise<T> {
  const end = Date.now() + WAIT_MS;
  for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    if (Date.now() >= end) throw notReady();
    await sleep(pause);
  }
}
