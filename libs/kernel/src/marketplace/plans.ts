import { DomainError, type ErrorDetails } from '../errors.js';
import { idFrom } from '../ids.js';

export const BASIC_PLAN_BOOKMARKS = 3;

export const planIdOf = (tier: string): string => idFrom('plan', tier);

/** The web app then offers a paid plan. */
export const upgradeRequired = (code: string, message: string, details: ErrorDetails = {}) =>
  new DomainError(code, message, [], { ...details, needsUpgrade: true });
