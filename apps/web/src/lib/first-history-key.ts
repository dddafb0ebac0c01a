import { newId } from './ids.js';

/** The router's key of every address that was typed in or linked from elsewhere. */
const SHARED_KEY = 'default';

export const isFirstHistoryKey = (key: string) => key.startsWith(SHARED_KEY);

/** With the shared key, a new visit would start at the scroll position of another one. A reload keeps the key. */
export function setFirstHistoryKey() {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: `${SHARED_KEY}-${newId()}` }, '');
}
