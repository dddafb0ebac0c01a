import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.js';
import { draftsToStorage, openFormsKept } from '../drafts/drafts.slice.js';
import { hintsToStorage } from '../hints/hints.slice.js';
import { ordersToStorage } from '../lists/orders.slice.js';
import { forgetKept } from '../offline/forget-kept.js';
import { sessionChecked, sessionRead, sessionToStorage } from '../session/session.slice.js';
import { columnsToStorage } from '../tables/columns.slice.js';
import { applyTheme, themeChosen, themeToStorage } from '../theme/theme.slice.js';
import { browserForgotten, emptyStorages, remove, storageRead, write, type Stored } from './storage.js';
import type { AppDispatch, RootState } from './store.js';

type Persisted = 'session' | 'theme' | 'drafts' | 'columns' | 'hints' | 'orders';
const toStorage: { [P in Persisted]: (state: RootState[P]) => Stored } = {
  session: sessionToStorage,
  theme: themeToStorage,
  drafts: draftsToStorage,
  columns: columnsToStorage,
  hints: hintsToStorage,
  orders: ordersToStorage,
};
const persisted = Object.keys(toStorage) as Persisted[];
const storedOf = <P extends Persisted>(part: P, state: RootState): Stored => toStorage[part](state[part]);

function writeChanges(before: Stored, after: Stored): void {
  for (const key of Object.keys(before)) if (!(key in after)) remove(key);
  for (const [key, value] of Object.entries(after)) if (before[key] !== value) write(key, value);
}

/** Persists the slices. An effect runs right after its reducer, so storage and state never differ for long. */
export function createListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();
  startListening({
    predicate: (action, state, before) =>
      !isAnyOf(storageRead, sessionRead, browserForgotten)(action) &&
      persisted.some((part) => state[part] !== before[part]),
    effect: (_action, { getState, getOriginalState }) => {
      const [before, after] = [getOriginalState(), getState()];
      for (const part of persisted)
        if (before[part] !== after[part]) writeChanges(storedOf(part, before), storedOf(part, after));
    },
  });
  startListening({
    actionCreator: browserForgotten,
    effect: (_action, { getState }) => {
      emptyStorages();
      for (const part of persisted) writeChanges({}, storedOf(part, getState()));
    },
  });
  startListening({
    actionCreator: sessionChecked,
    effect: ({ payload }) => void forgetKept(payload.personId ?? undefined),
  });
  let shownTo: string | null = null;
  startListening({
    predicate: (_action, { session }, before) => session.personId !== before.session.personId,
    effect: (_action, { getState, dispatch }) => {
      const { personId } = getState().session;
      if (personId === null) return;
      const isAnother = shownTo !== null && shownTo !== personId;
      shownTo = personId;
      if (!isAnother) return;
      // Answers for one person are never shown to another.
      dispatch(openFormsKept());
      dispatch(baseApi.util.resetApiState());
    },
  });
  startListening({
    matcher: isAnyOf(storageRead, browserForgotten, themeChosen),
    effect: (_action, { getState }) => applyTheme(getState().theme.choice),
  });
  return listeners;
}
