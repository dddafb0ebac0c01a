import { newId } from '../ids.js';
import { exchange } from './transport.js';

const stampKey = 'stallbook.session.refreshed';
let underWay: Promise<boolean> | undefined;

/** When this browser last renewed its session, in ms; 0 before the first time. */
export const refreshedAt = (): number => Number(localStorage.getItem(stampKey) ?? 0);
const refreshedElsewhere = () => Date.now() - refreshedAt() < 5_000;

async function exchangeTokens(): Promise<boolean> {
  const reply = await exchange({ path: '/auth/refresh', method: 'POST' }, newId());
  if (reply.error) return false;
  localStorage.setItem(stampKey, String(Date.now()));
  return true;
}

const refreshOnce = async (): Promise<boolean> => refreshedElsewhere() || exchangeTokens();
const oneTabAtATime = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('stallbook.refresh', work) : work();

/** A new pair whatever there is: what the access token says has changed. */
export const renewSession = (): Promise<boolean> => oneTabAtATime(exchangeTokens);

/**
 * Exchanges the refresh token for a new pair: one flight per tab, and one tab at a time. A second tab that used the same
 * token would look like a stolen one.
 */
export function refreshSession(): Promise<boolean> {
  underWay ??= oneTabAtATime(refreshOnce).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
