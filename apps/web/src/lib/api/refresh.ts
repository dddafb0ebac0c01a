import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '../ids.js';
import { sessionRefreshed, type StoredSession } from '../session/session.slice.js';
import { storageRead } from '../state/storage.js';
import { exchange } from './transport.js';

export type SessionThunk<T> = ThunkAction<T, { session: StoredSession }, unknown, UnknownAction>;

/** One flight per tab, also where the browser has no locks. */
let underWay: Promise<boolean> | undefined;

const oneTabAtATime = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('stallbook.refresh', work) : work();

const exchangeTokens = (): SessionThunk<Promise<boolean>> => async (dispatch) => {
  const reply = await exchange({ path: '/auth/refresh', method: 'POST' }, newId());
  if (reply.error) return false;
  dispatch(sessionRefreshed({ at: Date.now() }));
  return true;
};

/** Storage events can arrive after the lock, so the last refresh is read from the storage itself. */
const refreshOnce = (): SessionThunk<Promise<boolean>> => async (dispatch, getState) => {
  dispatch(storageRead());
  return Date.now() - getState().session.refreshedAt < 5_000 || dispatch(exchangeTokens());
};

export const renewSession = (): SessionThunk<Promise<boolean>> => (dispatch) =>
  oneTabAtATime(() => dispatch(exchangeTokens()));

/** Exchanges the refresh token, one tab at a time: a second tab using the same token would look like theft. */
export const refreshSession = (): SessionThunk<Promise<boolean>> => (dispatch) => {
  underWay ??= oneTabAtATime(() => dispatch(refreshOnce())).finally(() => {
    underWay = undefined;
  });
  return underWay;
};
