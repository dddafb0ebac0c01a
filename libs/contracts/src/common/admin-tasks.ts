import { DAY_MS } from '@stallbook/kernel';

const FAILURE_DAYS = 7;

/** A failure that cannot be settled waits for an admin for a week. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - FAILURE_DAYS * DAY_MS);
