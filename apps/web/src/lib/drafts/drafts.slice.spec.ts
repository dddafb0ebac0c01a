import { createStore } from '../state/store.js';
import { browserForgotten } from '../state/storage.js';
import { draftKey, draftsDropped, formChanged, formKept, isValidAt, openFormsKept, VISITOR } from './drafts.slice.js';
import { forgetExpiredDrafts } from './forget-expired-drafts.js';
import { valuesSaved } from './values-saved.js';

const day = 24 * 60 * 60_000;
const key = draftKey('u1', '/profile');
const keptKeys = () => Object.keys(createStore().getState().drafts.kept);

/** Up to the limit of the simulated browser. */
const fillStorage = () => localStorage.setItem('filler', 'x'.repeat(5_000_000 - 'filler'.length));

function sessionEndsWith(values: Record<string, unknown>, formKey = key) {
  const store = createStore();
  store.dispatch(formChanged(formKey, { values }));
  store.dispatch(openFormsKept());
  return store;
}

describe('drafts of unfinished forms', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('[ID-098] a kept draft survives the clearing of the browser, and everything else goes', () => {
    const store = sessionEndsWith({ city: 'Austin' });
    localStorage.setItem('stallbook.theme', 'dark');
    sessionStorage.setItem('page', '2');
    store.dispatch(browserForgotten());
    expect(store.getState().drafts.kept[key]?.values).toEqual({ city: 'Austin' });
    expect(keptKeys()).toEqual([key]);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('[ID-098] a draft belongs to one person and one address', () => {
    sessionEndsWith({ city: 'Austin' });
    expect(keptKeys()).toEqual(['u1./profile']);
    expect([draftKey('u2', '/profile'), draftKey('u1', '/create-event')]).not.toContain('u1./profile');
  });

  it('a password enters neither the state nor the storage', () => {
    const store = sessionEndsWith({ email: 'a@b.c', password: 'hush', deep: { confirmPassword: 'hush' } });
    expect(JSON.stringify([store.getState(), localStorage])).not.toContain('hush');
  });

  it('a draft expires after a week, and clearing the browser removes it then', () => {
    const store = sessionEndsWith({ city: 'Austin' });
    const draft = store.getState().drafts.kept[key]!;
    expect([isValidAt(draft, Date.now() + 7 * day - 1), isValidAt(draft, Date.now() + 7 * day)]).toEqual([true, false]);
    jest.advanceTimersByTime(7 * day);
    store.dispatch(browserForgotten());
    expect(localStorage.length).toBe(0);
  });

  it('the app forgets expired drafts alone', () => {
    sessionEndsWith({ city: 'Austin' });
    jest.advanceTimersByTime(7 * day - 1);
    sessionEndsWith({ city: 'Salem' }, draftKey(VISITOR, '/contact'));
    localStorage.setItem('stallbook.theme', 'dark');
    forgetExpiredDrafts(createStore());
    expect(localStorage.length).toBe(3);
    jest.advanceTimersByTime(1);
    forgetExpiredDrafts(createStore());
    expect(keptKeys()).toEqual([draftKey(VISITOR, '/contact')]);
    expect(localStorage.length).toBe(2);
  });

  it('a stored draft that cannot be read is ignored', () => {
    for (const text of ['torn{', 'null', '{"values":1}', '[]']) {
      localStorage.setItem(`stallbook.session-draft.${key}`, text);
      expect(keptKeys()).toEqual([]);
    }
  });

  it('a sign-out by choice keeps nothing of the open forms', () => {
    const store = createStore();
    store.dispatch(formChanged(key, { values: { city: 'Austin' } }));
    store.dispatch(draftsDropped(null));
    store.dispatch(openFormsKept());
    expect(keptKeys()).toEqual([]);
  });

  it('a sign-out by choice also removes what was kept of an open form while typing', () => {
    const store = createStore();
    store.dispatch(formChanged(key, { values: { city: 'Austin' } }));
    store.dispatch(formKept(key, { values: { city: 'Austin', password: 'hush' } }));
    expect(JSON.stringify(localStorage)).toContain('Austin');
    expect(JSON.stringify(localStorage)).not.toContain('hush');
    store.dispatch(draftsDropped(null));
    expect(keptKeys()).toEqual([]);
  });

  it('a sign-out by choice removes the drafts of every page, of the person who leaves and of visitors', () => {
    const store = createStore();
    store.dispatch(formKept(draftKey('ann', '/profile'), { values: { city: 'Austin' } }));
    store.dispatch(formKept(draftKey('ben', '/profile'), { values: { city: 'Boston' } }));
    store.dispatch(formKept(draftKey(VISITOR, '/contact'), { values: { message: 'Where do I park?' } }));
    store.dispatch(draftsDropped('ann'));
    store.dispatch(browserForgotten());
    expect(keptKeys()).toEqual([draftKey('ben', '/profile')]);
  });

  it('what was typed while values were saved stays, and replaces the saved ones', () => {
    const store = createStore();
    const before = { city: 'Austin', state: 'Texas' };
    store.dispatch(formKept(key, { values: { city: 'Bostonia', state: 'Ohio' }, before }));
    store.dispatch(valuesSaved(key, { city: 'Boston', state: 'Ohio' }));
    expect(store.getState().drafts.kept[key]).toMatchObject({
      values: { city: 'Bostonia' },
      before: { city: 'Boston' },
    });
    store.dispatch(valuesSaved(key, { city: 'Bostonia' }));
    expect(keptKeys()).toEqual([]);
  });

  it('a full storage does not stop the end of a session', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fillStorage();
    const store = sessionEndsWith({ city: 'Austin' });
    expect(store.getState().drafts.open).toEqual({});
    store.dispatch(draftsDropped('u1'));
    expect(warned).toHaveBeenCalledWith('the browser storage is full');
    warned.mockRestore();
  });
});
