import { openRoute } from '../../testing/render-route.js';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { viewers, type ViewerName } from '../../testing/viewers.js';
import { isTimed, timeoutMs } from './rules.js';

const minute = 60_000;
const keys = {
  last: 'stallbook.session.last-activity',
  warning: 'stallbook.session.warning-shown',
  preferences: 'stallbook.session.preferences',
};
const expired = 'Your session has expired. Please log in again.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asleep = (ms: number) => jest.setSystemTime(Date.now() + ms);
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const press = (name: string) => fireEvent.click(within(dialog()!).getByRole('button', { name }));
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

async function open(viewer: ViewerName, address = '/profile', answers: Record<string, unknown> = {}) {
  const opened = openRoute(address, { viewer, answers: { 'POST /auth/sign-out': {}, ...answers } });
  await pass(100);
  opened.api.set('POST /auth/sign-out', () => {
    opened.api.set('CurrentUser', { user: null });
    return {};
  });
  return opened;
}

describe('the session of an idle person', () => {
  beforeAll(async () => {
    // Loaded once with real timers, because fake ones would block the imports.
    const { view } = openRoute('/profile', { viewer: 'vendor' });
    await screen.findByRole('heading', { name: 'Your profile' });
    view.unmount();
    await Promise.all([
      import('./session-timeout.js'),
      import('../../components/ui/dialog/modal-frame.js'),
      import('../identity/routes/login-page.js'),
      import('../content/routes/static-page.js'),
    ]);
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ...['/payment-tracking', '/payment', '/profile', '/settings', '/admin/users', '/stripe-connect', '/billing'].map(
      (path) => [path, true] as const,
    ),
    ...['/Profile', '/BILLING', '/Admin/users', '/%70rofile'].map((path) => [path, true] as const),
    ...['/', '/events', '/billings', '/dashboard', '/vendor/payments', '/pricing'].map(
      (path) => [path, false] as const,
    ),
  ])('[ID-091] at %s time runs: %s', (path, runs) => expect(isTimed(path)).toBe(runs));

  it('[ID-092] is 30 minutes for people without a role', () => expect(timeoutMs('none')).toBe(30 * minute));

  it.each([
    ['organizer', 45],
    ['vendor', 30],
    ['admin', 15],
  ] as const)('[ID-092] [ID-094] warns a %s two minutes before %d minutes are over', async (viewer, minutes) => {
    await open(viewer);
    await pass((minutes - 2) * minute - 1_000);
    expect(dialog()).toBeNull();
    expect(localStorage.getItem(keys.warning)).toBeNull();
    await pass(1_000);
    expect(dialog()).not.toBeNull();
    expect(localStorage.getItem(keys.warning)).toBe('1');
  });

  it('[ID-091] is not timed anywhere else', async () => {
    const { path, api } = await open('vendor', '/about');
    await pass(120 * minute);
    expect(dialog()).toBeNull();
    expect([path(), api.named('POST /auth/sign-out')]).toEqual(['/about', []]);
  });

  it('[ID-096] counts down, urgently under 30 seconds, and is announced only a few times', async () => {
    await open('vendor');
    await pass(28 * minute);
    const clock = screen.getByRole('timer');
    const said = () => within(dialog()!).getByRole('status').textContent;
    const heard = new Set<string | null>();
    for (const [after, shows, urgent] of [
      [0, '2:00', null],
      [89_000, '0:31', null],
      [1_000, '0:30', null],
      [1_000, '0:29', 'true'],
      [24_000, '0:05', 'true'],
    ] as const) {
      await pass(after);
      heard.add(said());
      expect([clock.textContent, clock.getAttribute('data-urgent')]).toEqual([shows, urgent]);
    }
    expect([...heard]).toEqual(
      ['2 minutes', '1 minute', '30 seconds', '10 seconds'].map((time) => `You will be logged out in ${time}.`),
    );
  });

  it('[ID-096] continues for a full timeout after Stay Logged In', async () => {
    const { path } = await open('vendor');
    await pass(29 * minute);
    press('Stay Logged In');
    await pass(1_000);
    expect(dialog()).toBeNull();
    await pass(28 * minute - 2_000);
    expect(dialog()).toBeNull();
    await pass(2_000);
    expect([dialog() !== null, path()]).toEqual([true, '/profile']);
  });

  const ways: [string, () => Promise<unknown>][] = [
    ['the countdown has ended', () => pass(2 * minute)],
    ['Log Out Now', () => act(async () => press('Log Out Now'))],
  ];
  it.each(ways)('[ID-097] ends with a message at the login page after: %s', async (_what, leave) => {
    const { path, api } = await open('vendor');
    await pass(28 * minute);
    await leave();
    await pass(100);
    expect(path()).toBe('/login');
    await screen.findByText(expired);
    expect(api.named('POST /auth/sign-out')).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('[ID-095] restarts with activity, recorded once a second', async () => {
    const { store } = await open('vendor');
    await pass(20 * minute);
    const noted = new Set<unknown>();
    store.subscribe(() => noted.add(localStorage.getItem(keys.last)));
    const before = localStorage.getItem(keys.last);
    for (let move = 0; move < 20; move += 1) fireEvent.pointerMove(window);
    expect(localStorage.getItem(keys.last)).toBe(before);
    await pass(1_000);
    noted.delete(before);
    expect([...noted]).toEqual([localStorage.getItem(keys.last)]);
    await pass(28 * minute - 1_000);
    expect(dialog()).toBeNull();
    await pass(1_000);
    expect(dialog()).not.toBeNull();
  });

  it('[ID-093] does not end where the preferences switch that off, and does where they cannot be read', async () => {
    const { path } = await open('vendor');
    localStorage.setItem(keys.preferences, '{"disabled":true}');
    await pass(60 * minute);
    expect([dialog(), path()]).toEqual([null, '/profile']);
    localStorage.setItem(keys.preferences, 'disabled');
    await pass(minute + 100);
    expect(path()).toBe('/login');
  });

  it('[ID-099] ends when a hidden tab is seen again after the timeout', async () => {
    const { path } = await open('vendor');
    asleep(30 * minute);
    await comeBack();
    await pass(100);
    expect(path()).toBe('/login');
    await screen.findByText(expired);
  });

  describe('on a page that is loaded again', () => {
    const reload = async (idleMs: number, person = 'vendor') => {
      const stored = { 'stallbook.session.person': person, [keys.last]: String(Date.now() - idleMs) };
      const opened = openRoute('/profile', { viewer: 'vendor', stored, answers: { 'POST /auth/sign-out': {} } });
      opened.api.set('POST /auth/sign-out', () => {
        opened.api.set('CurrentUser', { user: null });
        return {};
      });
      await pass(200);
      return opened;
    };
    const discarded = () => Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
    afterEach(() => Reflect.deleteProperty(document, 'wasDiscarded'));

    it('[ID-099] ends when the browser discarded the hidden tab and the timeout is over', async () => {
      discarded();
      const { path } = await reload(31 * minute);
      expect(path()).toBe('/login');
      await screen.findByText(expired);
    });

    it.each(['reload', 'back_forward'])('[ID-099] ends when the timeout is over after a %s', async (type) => {
      const getEntriesByType = jest.fn(() => [{ type }]);
      Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
      const { path } = await reload(31 * minute);
      Reflect.deleteProperty(performance, 'getEntriesByType');
      expect(path()).toBe('/login');
    });

    it.each([
      ['in time', 29 * minute, 'vendor'],
      ['by another person', 31 * minute, 'organizer'],
    ])('[ID-099] restarts when the discarded tab is seen again %s', async (_how, idleMs, person) => {
      discarded();
      const { path } = await reload(idleMs, person);
      await pass(28 * minute - 1_000);
      expect([dialog(), path()]).toEqual([null, '/profile']);
    });

    it('restarts where the page is opened in a new tab', async () => {
      const { path } = await reload(31 * minute);
      await pass(28 * minute - 1_000);
      expect([dialog(), path()]).toEqual([null, '/profile']);
    });
  });

  it('[ID-099] restarts when a hidden tab becomes visible in time', async () => {
    const { path } = await open('vendor');
    asleep(29 * minute);
    await comeBack();
    await pass(28 * minute - 1_000);
    expect([dialog(), path()]).toEqual([null, '/profile']);
  });

  it('ends when the mouse moves on a machine that slept too long', async () => {
    const { path } = await open('vendor');
    asleep(31 * minute);
    fireEvent.pointerMove(window);
    await pass(1_100);
    expect(path()).toBe('/login');
  });

  it('continues while something happens in another tab', async () => {
    const { path } = await open('vendor');
    await pass(29 * minute);
    expect(dialog()).not.toBeNull();
    await act(async () => {
      localStorage.setItem(keys.last, String(Date.now()));
      window.dispatchEvent(new StorageEvent('storage', { key: keys.last }));
    });
    await pass(5 * minute);
    expect([dialog(), path()]).toEqual([null, '/profile']);
  });

  describe('and what they had typed', () => {
    const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const offer = () => screen.queryByText('Restore your unsaved changes?');
    const shop = () => screen.getByLabelText('Business name');
    const goAway = async () => {
      const opened = await open('vendor');
      await typist().type(shop(), ' & Sons');
      await pass(31 * minute);
      expect(opened.path()).toBe('/login');
      return opened;
    };
    const signIn = async ({ api }: Awaited<ReturnType<typeof open>>, viewer: 'vendor' | 'organizer') => {
      api.set('POST /auth/sign-in', () => {
        api.set('CurrentUser', { user: viewers[viewer] });
        return {};
      });
      await typist().type(screen.getByLabelText('Email'), 'person@stallbook.example');
      await typist().type(screen.getByLabelText('Password'), 'secret');
      fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
      await pass(1_000);
    };

    it('[ID-098] is offered again to the same person, and restored', async () => {
      const opened = await goAway();
      await signIn(opened, 'vendor');
      expect(opened.path()).toBe('/profile');
      expect(shop()).toHaveProperty('value', 'Clay & Kiln');
      expect(screen.getByText('You were logged out before they were saved.')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
      await pass(0);
      expect(shop()).toHaveProperty('value', 'Clay & Kiln & Sons');
      expect(offer()).toBeNull();
      await pass(31 * minute);
      await signIn(opened, 'vendor');
      expect(offer()).not.toBeNull();
    });

    it('[ID-098] is gone when it is discarded', async () => {
      const opened = await goAway();
      await signIn(opened, 'vendor');
      fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await pass(0);
      expect([offer(), shop()]).toEqual([null, expect.objectContaining({ value: 'Clay & Kiln' })]);
      expect(JSON.stringify(localStorage)).not.toContain('Sons');
    });

    it('[ID-098] is not offered to another person', async () => {
      const opened = await goAway();
      await signIn(opened, 'organizer');
      expect([opened.path(), offer()]).toEqual(['/profile', null]);
    });

    it('is no longer unsaved once it is saved', async () => {
      const profile = { ...viewers.vendor.profile, businessName: 'Clay & Kiln & Sons' };
      const { api } = await open('vendor', '/profile', { UpdateProfile: { profile } });
      await typist().type(shop(), ' & Sons');
      fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
      await pass(1_000);
      expect(api.named('UpdateProfile')[0]?.variables['input']).toMatchObject({ website: null });
      await pass(31 * minute);
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });
});
