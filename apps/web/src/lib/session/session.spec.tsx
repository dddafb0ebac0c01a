import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { useFakeCaches } from '../../testing/fake-caches.js';
import { eventAnswer } from '../../testing/market-events.js';
import { payment } from '../../testing/payments.js';
import { viewers } from '../../testing/viewers.js';

const tell = (key: string | null) => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
const signedIn = 'stallbook.signed-in';
const person = 'stallbook.session.person';
const signOutPending = 'stallbook.session.pending-sign-out';

describe('the session', () => {
  it('[ID-075] ends here after a sign-out in another tab, without a reload', async () => {
    const { api, path } = openRoute('/profile', { viewer: 'vendor' });
    await screen.findByRole('heading', { name: 'Your profile' });
    api.set('CurrentUser', { user: null });
    await tell(null);
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(path()).toBe('/login');
  });

  it('[ID-075] starts here after a sign-in in another tab', async () => {
    const { api, path } = openRoute('/login');
    await screen.findByRole('heading', { name: 'Welcome back' });
    api.set('CurrentUser', { user: viewers.unconfirmed });
    await tell(signedIn);
    await waitFor(() => expect(path()).toBe('/confirm-email'));
  });

  it('[ID-075] follows another tab to another account, and keeps the input of the first account', async () => {
    const { api, user } = openRoute('/profile', { viewer: 'vendor' });
    await enter(user, await screen.findByLabelText('Business name'), ' & Glaze');
    api.set('CurrentUser', { user: viewers.organizer });
    localStorage.setItem(person, viewers.organizer.id);
    await tell(person);
    await waitFor(() =>
      expect(screen.getByLabelText('Business name')).toHaveProperty('value', viewers.organizer.profile.businessName),
    );
    expect(localStorage.getItem(`stallbook.session-draft.${viewers.vendor.id}./profile`)).toContain('Glaze');
  });

  describe('shows organizers the code of their event', () => {
    const openEvent = (door: string, stored = {}) => {
      let person: object | null = null;
      return openRoute('/events/e1', {
        stored,
        answers: {
          CurrentUser: () => ({ user: person }),
          Event: () => eventAnswer({ eventCode: person && 'FAIR27' }),
          Attachments: { attachments: [] },
          [door]: () => {
            person = viewers.organizer;
            return {};
          },
        },
      });
    };

    it('if it expired before the page was opened', async () => {
      openEvent('POST /auth/refresh', { [signedIn]: '1' });
      await screen.findByText('FAIR27');
    });

    it('after they logged in', async () => {
      const { user, router } = openEvent('POST /auth/sign-in');
      await screen.findByRole('heading', { name: 'Riverside Spring Craft Fair', level: 1 });
      const from = { pathname: '/events/e1', search: '', hash: '' };
      await act(() => router.navigate('/login', { state: { from } }));
      await enter(user, await screen.findByLabelText('Email'), 'organizer@stallbook.example');
      await enter(user, screen.getByLabelText('Password'), 'secret');
      await user.click(screen.getByRole('button', { name: 'Log In' }));
      await screen.findByText('FAIR27');
    });
  });

  it('[ID-075] follows a profile that was created in another tab', async () => {
    const { api, path } = openRoute('/profile', { viewer: 'withoutProfile' });
    await waitFor(() => expect(path()).toBe('/register'));
    api.set('CurrentUser', { user: viewers.vendor });
    await tell('stallbook.session.role');
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(path()).toBe('/profile');
  });

  it('shows nothing of the person before to the next one', async () => {
    const own = (id: string, title: string) => ({
      payments: { total: 1, items: [payment({ id, eventTitle: title })] },
    });
    const { api, user } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: { VendorPayments: own('p1', 'Fair of Ann') },
    });
    await screen.findByText('Fair of Ann');
    api.set('CurrentUser', { user: null });
    await tell(null);
    await screen.findByRole('heading', { name: 'Welcome back' });
    const next = { ...viewers.vendor, id: 'next' };
    api.set('VendorPayments', own('p2', 'Fair of Bob'));
    api.set('POST /auth/sign-in', () => {
      api.set('CurrentUser', { user: next });
      return {};
    });
    await enter(user, await screen.findByLabelText('Email'), 'next@stallbook.example');
    await enter(user, screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('Fair of Bob');
    expect(screen.queryByText('Fair of Ann')).toBeNull();
  });

  describe.each([
    ['there is no connection', offline],
    ['the service restarts', refuse('UNAVAILABLE', 'A moment.')],
    ['the server fails', refuse('INTERNAL', 'Something went wrong.')],
  ])('that cannot be renewed while %s', (_what, failure) => {
    let device: ReturnType<typeof useFakeCaches>;
    beforeEach(() => {
      device = useFakeCaches();
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    afterEach(() => {
      device.remove();
      jest.restoreAllMocks();
    });

    it('stays, with what the device keeps, until the renewal is answered', async () => {
      const { api, path } = openRoute('/profile', { viewer: 'vendor', answers: { 'POST /auth/refresh': failure } });
      await screen.findByRole('heading', { name: 'Your profile' });
      await waitFor(async () => expect(await device.caches.contents()).toContain('Clay & Kiln'));
      api.set('CurrentUser', { user: null });
      const asked = api.named('CurrentUser').length;
      await tell(null);
      await screen.findByText(/^You are offline/, {}, { timeout: 60_000 });
      expect(api.named('CurrentUser').length).toBe(asked + 1);
      expect(path()).toBe('/profile');
      expect(localStorage.getItem(signedIn)).toBe('1');
      expect(await device.caches.contents()).toContain('Clay & Kiln');
      api.set('POST /auth/refresh', () => {
        api.set('CurrentUser', { user: viewers.vendor });
        return {};
      });
      await tell(null);
      await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
      expect(path()).toBe('/profile');
    });

    it('stays after a call that it was needed for', async () => {
      const Notifications = () => {
        api.set('CurrentUser', { user: null });
        return refuse('UNAUTHENTICATED', 'Please log in to continue.');
      };
      const answers = { Notifications, 'POST /auth/refresh': failure };
      const { api, path } = openRoute('/notifications', { viewer: 'vendor', answers });
      await waitFor(() => expect(api.named('POST /auth/refresh').length).toBeGreaterThan(0));
      await screen.findByRole('button', { name: /try again/i }, { timeout: 60_000 });
      expect(path()).toBe('/notifications');
      expect(localStorage.getItem(signedIn)).toBe('1');
    });
  });

  it('does not ask again for what other tabs keep otherwise', async () => {
    const { api } = openRoute('/about', { viewer: 'vendor' });
    await screen.findByRole('button', { name: 'Your account' });
    const asked = api.named('CurrentUser').length;
    await tell('stallbook.theme');
    expect(api.named('CurrentUser')).toHaveLength(asked);
  });

  describe('whose end could not be told to the server', () => {
    const signedOutOffline = async (failure: unknown = offline) => {
      const opened = openRoute('/profile', { viewer: 'vendor', answers: { 'POST /auth/sign-out': failure } });
      await screen.findByRole('heading', { name: 'Your profile' });
      opened.api.set('CurrentUser', { user: null });
      await opened.user.click(screen.getByRole('button', { name: 'Your account' }));
      await opened.user.click(await screen.findByRole('button', { name: 'Log Out' }));
      await waitFor(() => expect(opened.path()).toBe('/'));
      return opened;
    };

    it('[ID-082] is logged, and the user is at the start page', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { path } = await signedOutOffline();
      expect(path()).toBe('/');
      expect(warn).toHaveBeenCalledWith('sign-out failed; the local session is cleared anyway');
      warn.mockRestore();
    });

    it('[ID-079] [ID-082] does not come back with the connection, but ends there first', async () => {
      const { api } = await signedOutOffline();
      const tries = () => api.named('POST /auth/sign-out').length;
      // The check of the session that followed repeats it.
      await waitFor(() => expect(tries()).toBe(2));
      api.set('CurrentUser', { user: viewers.vendor });
      await tell(null);
      await waitFor(() => expect(tries()).toBe(3));
      await screen.findByRole('link', { name: 'Log In' });
      const ended = jest.fn(() => {
        api.set('CurrentUser', { user: null });
        return {};
      });
      api.set('POST /auth/sign-out', ended);
      await tell(null);
      await waitFor(() => expect(localStorage.getItem(signOutPending)).toBeNull());
      expect(ended).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
    });

    it('[ID-079] still has to end after a proxy that reached no server answered', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await signedOutOffline(refuse('UNAVAILABLE', ''));
      expect(localStorage.getItem(signOutPending)).toBe('1');
      warn.mockRestore();
    });

    it('[ID-079] still has to end after something else was asked of the same door', async () => {
      const { api, router, user } = await signedOutOffline();
      api.set('POST /auth/forgot-password', { id: 'x' });
      await act(() => router.navigate('/forgot-password'));
      await enter(user, await screen.findByLabelText('Email'), 'vendor@stallbook.example');
      await user.click(screen.getByRole('button', { name: 'Send reset link' }));
      await screen.findByRole('heading', { name: 'Check Your Email' });
      const before = api.named('POST /auth/sign-out').length;
      api.set('CurrentUser', { user: viewers.vendor });
      await tell(null);
      await waitFor(() => expect(api.named('POST /auth/sign-out').length).toBeGreaterThan(before));
    });

    it('[ID-079] does not end the next one', async () => {
      const { api, router, user, path } = await signedOutOffline();
      api.set('POST /auth/sign-in', () => {
        api.set('CurrentUser', { user: viewers.vendor });
        return {};
      });
      await act(() => router.navigate('/login'));
      await enter(user, await screen.findByLabelText('Email'), 'vendor@stallbook.example');
      await enter(user, screen.getByLabelText('Password'), 'secret');
      await user.click(screen.getByRole('button', { name: 'Log In' }));
      await waitFor(() => expect(path()).toBe('/dashboard'));
      const names = api.calls.map(({ name }) => name);
      expect(names.slice(names.indexOf('POST /auth/sign-in'))).not.toContain('POST /auth/sign-out');
    });
  });

  it('[ID-074] is signed in while the profile is still looked up', async () => {
    const { api, path, router } = openRoute('/about', { viewer: 'withoutProfile' });
    await screen.findByRole('heading', { level: 1 });
    let answer: (value: unknown) => void = () => undefined;
    api.set('CurrentUser', () => new Promise((resolve) => (answer = resolve)));
    await tell(signedIn);
    await act(() => router.navigate('/profile'));
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Loading...'));
    expect(path()).toBe('/profile');
    answer({ user: viewers.vendor });
    await screen.findByRole('heading', { name: 'Your profile' });
  });
});
