import { openForms } from './open-forms.js';
import { clearStorage, sessionDrafts } from './session-drafts.js';

const day = 24 * 60 * 60_000;

describe('drafts of a session', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('[ID-098] outlive the clearing of the storage, which takes all else', () => {
    localStorage.setItem('stallbook.theme', 'dark');
    sessionStorage.setItem('page', '2');
    sessionDrafts.write('u1', '/profile', { city: 'Austin' });
    clearStorage();
    expect(sessionDrafts.read('u1', '/profile')).toEqual({ city: 'Austin' });
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('[ID-098] belong to one person and one address', () => {
    sessionDrafts.write('u1', '/profile', { city: 'Austin' });
    expect([sessionDrafts.read('u2', '/profile'), sessionDrafts.read('u1', '/create-event')]).toEqual([null, null]);
  });

  it('hold no password', () => {
    sessionDrafts.write('u1', '/register', { email: 'a@b.c', password: 'hush', deep: { confirmPassword: 'hush' } });
    expect(JSON.stringify(localStorage)).not.toContain('hush');
  });

  it('are over after a week', () => {
    sessionDrafts.write('u1', '/profile', { city: 'Austin' });
    jest.advanceTimersByTime(7 * day - 1);
    expect(sessionDrafts.read('u1', '/profile')).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(sessionDrafts.read('u1', '/profile')).toBeNull();
    clearStorage();
    expect(localStorage.length).toBe(0);
  });

  it('that cannot be read are none', () => {
    sessionDrafts.write('u1', '/profile', {});
    localStorage.setItem(localStorage.key(0) ?? '', 'torn{');
    expect(sessionDrafts.read('u1', '/profile')).toBeNull();
  });

  it('are made of what is unsaved, unless the person signs out by hand', () => {
    const form = { userId: 'u1', path: '/a', unsaved: () => ({ city: 'Austin' }) };
    openForms.add(form);
    openForms.add({ ...form, path: '/b', unsaved: () => null });
    openForms.keep();
    expect([sessionDrafts.read('u1', '/a'), sessionDrafts.read('u1', '/b')]).toEqual([{ city: 'Austin' }, null]);
    openForms.add({ ...form, path: '/c' });
    openForms.forget();
    openForms.keep();
    expect(sessionDrafts.read('u1', '/c')).toBeNull();
  });
});
