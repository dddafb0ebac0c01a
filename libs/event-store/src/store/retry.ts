import { setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from './errors.js';

const ATTEMPTS = 40;

interface Limits {
  attempts?: number;
  /** Epoch milliseconds after which nothing is tried again. */
  deadline?: number;
}

/** Retries after a lost race or a transient transaction error, with growing, jittered pauses. */
export async function retryTransient<R>(
  work: () => Promise<R>,
  { attempts = ATTEMPTS, deadline = Infinity }: Limits = {},
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || deadline <= Date.now() || !isTransient(error)) throw error;
      await sleep(Math.random() * Math.min(2 ** attempt, 200));
    }
  }
}
