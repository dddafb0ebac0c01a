import type { AppStore } from '../state/store.js';
import { draftRemoved, isValidAt } from './drafts.slice.js';

/** Names under which earlier versions of the app kept drafts. */
const formerly = /^stallbook\.(application|message)\./;

export function forgetOldDrafts({ dispatch, getState }: AppStore): void {
  for (const [key, draft] of Object.entries(getState().drafts.kept))
    if (!isValidAt(draft, Date.now())) dispatch(draftRemoved(key));
  for (const key of Object.keys(localStorage)) if (formerly.test(key)) localStorage.removeItem(key);
}
