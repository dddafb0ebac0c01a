import { DomainError } from './errors.js';
import type { Actor, SecondFactorCheck } from './operation.js';

const FRESH_MS = 10 * 60_000;

export const isFresh = (check: SecondFactorCheck | undefined, now: Date): boolean =>
  check?.checkedAt != null && now.getTime() - new Date(check.checkedAt).getTime() <= FRESH_MS;

/** @throws DomainError STEP_UP_REQUIRED if the caller's second factor was not checked recently */
export function assertStepUp(actor: Actor | undefined, now: Date): void {
  if (actor?.secondFactor && !isFresh(actor.secondFactor, now)) throw stepUpRequired();
}

/** Also refuses a token from before the factor, which does not name it. @throws DomainError STEP_UP_REQUIRED */
export function requireFresh({ secondFactor }: Actor, now: Date): void {
  if (!isFresh(secondFactor, now)) throw stepUpRequired();
}

export const stepUpRequired = () =>
  new DomainError('STEP_UP_REQUIRED', 'Please confirm your identity with your second factor.');
