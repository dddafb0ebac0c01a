import { FakeApi, offline, refuse } from '../../testing/fake-api.js';
import { sessionKeys } from '../session/session.slice.js';
import { createStore } from '../state/store.js';
import { refreshSession, renewSession } from './refresh.js';

const exchanges = (api: FakeApi) => api.named('POST /auth/refresh').length;

describe('refreshing the session', () => {
  beforeEach(() => localStorage.clear());

  it('a tab does not use the refresh token again right after another tab, even before the storage event arrives', async () => {
    const api = new FakeApi({ 'POST /auth/refresh': {} });
    const store = createStore();
    localStorage.setItem(sessionKeys.refreshedAt, String(Date.now()));
    expect(store.getState().session.refreshedAt).toBe(0);
    expect(await store.dispatch(refreshSession())).toBe('renewed');
    expect(exchanges(api)).toBe(0);
  });

  it('a time in the future, from before the clock was set back, does not count', async () => {
    const api = new FakeApi({ 'POST /auth/refresh': {} });
    localStorage.setItem(sessionKeys.refreshedAt, String(Date.now() + 3_600_000));
    expect(await createStore().dispatch(refreshSession())).toBe('renewed');
    expect(exchanges(api)).toBe(1);
  });

  it('two callers in one tab share one exchange', async () => {
    const api = new FakeApi({ 'POST /auth/refresh': {} });
    const store = createStore();
    expect(await Promise.all([store.dispatch(refreshSession()), store.dispatch(refreshSession())])).toEqual([
      'renewed',
      'renewed',
    ]);
    expect(exchanges(api)).toBe(1);
    expect(Number(localStorage.getItem(sessionKeys.refreshedAt))).toBeGreaterThan(0);
  });

  it('a renewal exchanges the tokens in any case, because the rights have changed', async () => {
    const api = new FakeApi({ 'POST /auth/refresh': {} });
    const store = createStore();
    await store.dispatch(refreshSession());
    await store.dispatch(renewSession());
    expect(exchanges(api)).toBe(2);
  });

  it('a refused exchange is remembered nowhere', async () => {
    new FakeApi({ 'POST /auth/refresh': refuse('UNAUTHENTICATED', 'Your session has expired.') });
    const store = createStore();
    expect(await store.dispatch(refreshSession())).toBe('refused');
    expect(localStorage.length).toBe(0);
  });

  it('an exchange that gets no answer can be repeated', async () => {
    const api = new FakeApi({ 'POST /auth/refresh': offline });
    const store = createStore();
    expect(await store.dispatch(refreshSession())).toBe('unreachable');
    api.set('POST /auth/refresh', {});
    expect(await store.dispatch(refreshSession())).toBe('renewed');
  });

  it('an exchange is repeated while the server gets ready', async () => {
    let asked = 0;
    const api = new FakeApi({ 'POST /auth/refresh': () => (++asked < 3 ? refuse('UNAVAILABLE', 'A moment.') : {}) });
    expect(await createStore().dispatch(refreshSession())).toBe('renewed');
    expect(exchanges(api)).toBe(3);
  });
});
