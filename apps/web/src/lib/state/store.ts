import { combineReducers, configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.js';
import { draftsSlice } from '../drafts/drafts.slice.js';
import { hintsSlice } from '../hints/hints.slice.js';
import { ordersSlice } from '../lists/orders.slice.js';
import { offlineSlice } from '../offline/offline.slice.js';
import { outgoingMessagesSlice } from '../outgoing-messages/outgoing-messages.slice.js';
import { sessionSlice } from '../session/session.slice.js';
import { columnsSlice } from '../tables/columns.slice.js';
import { themeSlice } from '../theme/theme.slice.js';
import { createListeners } from './listeners.js';
import { storageRead } from './storage.js';

const rootReducer = combineReducers({
  [sessionSlice.name]: sessionSlice.reducer,
  [themeSlice.name]: themeSlice.reducer,
  [draftsSlice.name]: draftsSlice.reducer,
  [columnsSlice.name]: columnsSlice.reducer,
  [hintsSlice.name]: hintsSlice.reducer,
  [ordersSlice.name]: ordersSlice.reducer,
  [offlineSlice.name]: offlineSlice.reducer,
  [outgoingMessagesSlice.name]: outgoingMessagesSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** The development checks never report their own slowness: a busy machine is not a defect. */
const checks = { warnAfter: Infinity };

export function createStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: checks, serializableCheck: checks })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware),
  });
  setupListeners(store.dispatch);
  store.dispatch(storageRead());
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
