import { newId } from '../ids.js';
import { exchange } from './transport.js';

const stampKey = 'stallbook.session.refreshed';
let underWay: Promise<boolean> | undefined;

/** When this browser last renewed its session, in ms; 0 before the first time. */
export const refreshedAt = (): number => Number(localStorage.getItem(stampKey) ?? 0);
const refreshedElsewhere = () => Date.now() - refreshedAt() < 5_000;

async function refreshOnce(): Promise<boolean> {
  if (refreshedElsewhere()) return true;
  const reply = await exchange({ path: '/auth/refresh', method: 'POST' }, newId());
  if (reply.error) return false;
  localStorage.setItem(stampKey, String(Date.now()));
  return true;
}

/**
 * Exchanges the refresh token for a new pair: one flight per tab, and one tab at a time. A second tab that used the same
 * token would look like a stolen one.
 */
export function refreshSession(): Promise<boolean> {
  underWay ??= (navigator.locks ? navigator.locks.request('stallbook.refresh', refreshOnce) : refreshOnce()).finally(
    () => {
      underWay = undefined;
    },
  );
  return underWay;
}
