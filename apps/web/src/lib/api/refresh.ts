import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '../ids.js';
import { sessionRead, sessionRefreshed, type StoredSession } from '../session/session.slice.js';
import { exchangeWithRetries } from './exchange-with-retries.js';

export type SessionDispatch = ThunkDispatch<{ session: StoredSession }, unknown, UnknownAction>;
export type SessionThunk<T> = ThunkAction<T, { session: StoredSession }, unknown, UnknownAction>;

/** Only `refused` means that the session is over. After `unreachable`, a later renewal may succeed. */
type Renewal = 'renewed' | 'refused' | 'unreachable';

/** One flight per tab, also where the browser has no locks. */
let underWay: Promise<Renewal> | undefined;

const oneTabAtATime = (work: () => Promise<Renewal>): Promise<Renewal> =>
  navigator.locks ? navigator.locks.request('stallbook.refresh', work) : work();

const exchangeTokens = (): SessionThunk<Promise<Renewal>> => async (dispatch) => {
  const { error } = await exchangeWithRetries({ path: '/auth/refresh', method: 'POST' }, newId());
  if (error) return error.code === 'UNAUTHENTICATED' ? 'refused' : 'unreachable';
  dispatch(sessionRefreshed({ at: Date.now() }));
  return 'renewed';
};

/** Storage events can arrive after the lock, so the last refresh is read from the storage itself. */
const refreshOnce = (): SessionThunk<Promise<Renewal>> => async (dispatch, getState) => {
  dispatch(sessionRead());
  // Not with a time in the future, from before the clock of the device was set back.
  return Math.abs(Date.now() - getState().session.refreshedAt) < 5_000 ? 'renewed' : dispatch(exchangeTokens());
};

export const renewSession = (): SessionThunk<Promise<Renewal>> => (dispatch) =>
  oneTabAtATime(() => dispatch(exchangeTokens()));

/** Exchanges the refresh token, one tab at a time: a second tab using the same token would look like theft. */
export const refreshSession = (): SessionThunk<Promise<Renewal>> => (dispatch) => {
  underWay ??= oneTabAtATime(() => dispatch(refreshOnce())).finally(() => {
    underWay = undefined;
  });
  return underWay;
};
