import { formKept } from '../drafts/drafts.slice.js';
import { orderChosen } from '../lists/orders.slice.js';
import {
  sessionChecked,
  sessionKeys,
  sessionRead,
  sessionRefreshed,
  signOutPostponed,
} from '../session/session.slice.js';
import { columnToggled } from '../tables/columns.slice.js';
import { themeChosen } from '../theme/theme.slice.js';
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

  it('what a full storage had no room for stays, until another tab stores something newer', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    const kept = () => store.getState().drafts.kept['p1.chat']?.values['text'];
    localStorage.setItem('filler', 'x'.repeat(5_000_000 - 'filler'.length));
    store.dispatch(formKept('p1.chat', { values: { text: 'Hello' } }));
    store.dispatch(storageRead());
    expect(kept()).toBe('Hello');
    localStorage.removeItem('filler');
    localStorage.setItem('stallbook.session-draft.p1.chat', JSON.stringify({ savedAt: 1, values: { text: 'Newer' } }));
    store.dispatch(storageRead());
    expect(kept()).toBe('Newer');
    warned.mockRestore();
  });

  it('reading the session reads nothing else', () => {
    const store = createStore();
    localStorage.setItem('stallbook.theme', 'dark');
    localStorage.setItem(sessionKeys.refreshedAt, '5');
    const { drafts, theme } = store.getState();
    store.dispatch(sessionRead());
    expect(store.getState().session.refreshedAt).toBe(5);
    expect(store.getState().theme).toBe(theme);
    expect(store.getState().drafts).toBe(drafts);
  });

  it('[ID-082] forgetting the browser resets the state and empties the storage', () => {
    const store = createStore();
    store.dispatch(sessionChecked({ personId: 'p1', role: 'vendor' }));
    store.dispatch(themeChosen('dark'));
    store.dispatch(browserForgotten());
    expect(localStorage.length).toBe(0);
    expect(store.getState().session.signedIn).toBe(false);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('a browser without site data', () => {
  const unavailable = {
    'that blocks it': () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    'that has none': () => null as unknown as Storage,
  };
  afterEach(() => jest.restoreAllMocks());

  it.each(Object.entries(unavailable))('%s opens the app, which forgets with the page', async (_name, open) => {
    jest.resetModules();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(open);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(open);
    const fresh = { ...(await import('./store.js')), ...(await import('./storage.js')) };
    const store = fresh.createStore();
    store.dispatch(themeChosen('dark'));
    store.dispatch(fresh.storageRead());
    expect(store.getState().theme.choice).toBe('dark');
    store.dispatch(fresh.browserForgotten());
    store.dispatch(fresh.storageRead());
    expect(store.getState().theme.choice).toBe('system');
  });
});
