import { DomainError } from './errors.js';
import type { Actor, SecondFactorCheck } from './operation.js';

const FRESH_MS = 10 * 60_000;

/** Whether the second factor was checked in the last ten minutes. */
export const isFresh = (check: SecondFactorCheck | undefined, now: Date): boolean =>
  check?.checkedAt != null && now.getTime() - new Date(check.checkedAt).getTime() <= FRESH_MS;

/** Throws `STEP_UP_REQUIRED` where the caller has a second factor that was not checked just before. */
export function assertStepUp(actor: Actor | undefined, now: Date): void {
  if (actor?.secondFactor && !isFresh(actor.secondFactor, now)) throw stepUpRequired();
}

export const stepUpRequired = () =>
  new DomainError('STEP_UP_REQUIRED', 'Please confirm with your second factor that it is you.');
