import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Params } from 'react-router-dom';
import type { Role } from './session/types.js';
import type { RootState } from './state/store.js';

/** What is known of a visit before the session is. */
export interface Opening {
  params: Params;
  query: URLSearchParams;
  /** The role of the person who was logged in last. */
  role: Role | null;
}

export type FirstRequest = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;

/** For the requests a screen begins with: the answer stays until the screen itself asks for it. */
export const early = { subscribe: false } as const;
