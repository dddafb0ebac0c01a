import { orderChosen } from '../lists/orders.slice.js';
import { sessionChecked, sessionKeys, sessionRefreshed, signOutPostponed } from '../session/session.slice.js';
import { columnToggled } from '../tables/columns.slice.js';
import { themeChosen } from '../theme/theme.slice.js';
import { uploadEnded, uploadProgressed, uploadsCleared, uploadStarted } from '../files/uploads.slice.js';
import { createStore } from './store.js';
import { browserForgotten, storageRead } from './storage.js';

const clientState = ({ session, theme, columns, orders }: ReturnType<ReturnType<typeof createStore>['getState']>) => ({
  session,
  theme,
  columns,
  orders,
});

describe('the store', () => {
  beforeEach(() => localStorage.clear());

  it('a new store finds everything that an earlier one stored', () => {
    const store = createStore();
    store.dispatch(sessionChecked({ personId: 'p1', role: 'vendor' }));
    store.dispatch(sessionRefreshed({ at: 1_000 }));
    store.dispatch(signOutPostponed());
    store.dispatch(themeChosen('dark'));
    store.dispatch(columnToggled({ table: 'stalls', column: 'booth_fee' }));
    store.dispatch(orderChosen({ list: 'stalls', order: 'lowest_fee' }));
    expect(clientState(createStore().getState())).toEqual(clientState(store.getState()));
    expect(localStorage.length).toBe(8);
  });

  it('a value at its default takes no room in the storage', () => {
    const store = createStore();
    store.dispatch(sessionChecked({ personId: 'p1', role: 'vendor' }));
    store.dispatch(sessionChecked({ personId: null, role: null }));
    store.dispatch(themeChosen('dark'));
    store.dispatch(themeChosen('system'));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('a change writes only its own keys, so that a tab with old state undoes nothing of another tab', () => {
    const store = createStore();
    store.dispatch(sessionChecked({ personId: 'p1', role: 'vendor' }));
    localStorage.clear();
    store.dispatch(sessionRefreshed({ at: 1_000 }));
    expect(Object.keys(localStorage)).toEqual([sessionKeys.refreshedAt]);
  });

  it('reading the storage takes over what another tab wrote', () => {
    const store = createStore();
    localStorage.setItem('stallbook.theme', 'dark');
    localStorage.setItem(sessionKeys.refreshedAt, '5');
    store.dispatch(storageRead());
    expect(store.getState().theme.choice).toBe('dark');
    expect(store.getState().session.refreshedAt).toBe(5);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('[ID-082] forgetting the browser resets the state and empties the storage', () => {
    const store = createStore();
    store.dispatch(sessionChecked({ personId: 'p1', role: 'vendor' }));
    store.dispatch(themeChosen('dark'));
    store.dispatch(uploadStarted({ batch: 'b', index: 0, total: 3 }));
    store.dispatch(browserForgotten());
    expect(localStorage.length).toBe(0);
    expect(store.getState().session.signedIn).toBe(false);
    expect(store.getState().uploads).toEqual({});
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('upload progress', () => {
  it('a batch records what was sent, what is done and what failed', () => {
    const store = createStore();
    store.dispatch(uploadStarted({ batch: 'b', index: 0, total: 10 }));
    store.dispatch(uploadProgressed({ batch: 'b', index: 0, sent: 4 }));
    expect(store.getState().uploads).toEqual({ b: { 0: { total: 10, sent: 4, state: 'sending' } } });
    store.dispatch(uploadEnded({ batch: 'b', index: 0, message: 'Too large.' }));
    expect(store.getState().uploads['b']?.[0]).toMatchObject({ state: 'failed', message: 'Too large.' });
  });

  it('late progress of a closed screen is ignored', () => {
    const store = createStore();
    store.dispatch(uploadStarted({ batch: 'b', index: 0, total: 10 }));
    store.dispatch(uploadsCleared('b'));
    store.dispatch(uploadProgressed({ batch: 'b', index: 0, sent: 4 }));
    store.dispatch(uploadEnded({ batch: 'b', index: 0 }));
    expect(store.getState().uploads).toEqual({});
  });
});
