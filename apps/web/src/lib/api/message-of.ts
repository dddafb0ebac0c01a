import { isApiError } from './types.js';

/** What an answer says went wrong; the fallback where it was not foreseen. */
export const messageOf = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.code !== 'INTERNAL' && error.message) || fallback;
