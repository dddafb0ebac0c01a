import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once it holds. Throws after that many milliseconds. */
export async function until(holds: () => Promise<boolean>, withinMs: number, lookMs = 200): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(lookMs)) if (await holds()) return;
  throw new Error(`it took longer than ${withinMs / 1_000} s`);
}
