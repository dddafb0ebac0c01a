import type { AppStore } from '../state/store.js';
import { draftRemoved, isValidAt } from './drafts.slice.js';

export function forgetExpiredDrafts({ dispatch, getState }: AppStore): void {
  for (const [key, draft] of Object.entries(getState().drafts.kept))
    if (!isValidAt(draft, Date.now())) dispatch(draftRemoved(key));
}
