import { act, screen, waitFor } from '@testing-library/react';
import { keepAnswer, keptPages } from '../../lib/offline/kept.js';
import { offline } from '../../testing/fake-api.js';
import { useFakeCaches } from '../../testing/fake-caches.js';
import { application, card, deskEntry } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers } from '../../testing/viewers.js';

type Opened = ReturnType<typeof openRoute>;
const page = '/vendor/upcoming-events';
const accepted = {
  ...application(),
  boothLocation: 'Row B, booth 12',
  event: {
    id: 'e1',
    title: 'Riverside Spring Craft Fair',
    location: 'Riverside Park',
    city: 'Portland',
    state: 'Oregon',
    startDate: '2027-05-08',
    endDate: '2027-05-09',
    startsAt: '2027-05-08T16:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    isAvailable: true,
    startTime: null,
    endTime: null,
  },
  marketEvent: null,
};
const answers = {
  AcceptedEvents: { applications: { total: 1, items: [accepted] } },
  CalendarFeed: { feed: null },
};
const nothing = { AcceptedEvents: offline, CurrentUser: offline };

describe('without a network', () => {
  let device: ReturnType<typeof useFakeCaches>;
  beforeEach(() => {
    device = useFakeCaches();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    device.remove();
    jest.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });
  const goOffline = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  };
  const opened = async () => {
    window.history.replaceState(null, '', page);
    const first = openRoute(page, { viewer: 'vendor', answers });
    await screen.findByText('Row B, booth 12');
    await waitFor(async () => expect(await device.caches.contents()).toMatch(/booth 12.*Clay|Clay.*booth 12/));
    return first;
  };
  /** A cold start, with what the browser had stored. */
  const openedAgain = (entry: string, personId = 'vendor') => {
    const stored = { 'stallbook.signed-in': '1', 'stallbook.session.person': personId };
    return openRoute(entry, { answers: nothing, stored });
  };

  it('[AP-040] upcoming events that were opened before are read as they were, with the time', async () => {
    const { view } = await opened();
    view.unmount();
    goOffline();
    openedAgain(page);
    await screen.findByText('Row B, booth 12');
    await screen.findByText(/^You are offline\. This is how it was at .*\d:\d\d/);
  });

  it('says so on the page that is open, and asks again when the person wants it', async () => {
    const { api, user } = await opened();
    goOffline();
    await screen.findByText(/^You are offline\. This is how it was at/);
    const asked = api.named('AcceptedEvents').length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.named('AcceptedEvents').length).toBeGreaterThan(asked));
  });

  it('an organizer reads a roster that was opened before, and a sign-out leaves nothing of it', async () => {
    const marketEvent = { id: 'e1', loadInDate: null, loadInTime: null };
    const roster = '/applications/roster?event=e1';
    const entry = deskEntry({ id: 'ap1', status: 'accepted', boothLocation: 'A7', event: accepted.event, marketEvent });
    const rosterAnswers = {
      MyEvents: { events: { total: 1, items: [card()] } },
      Roster: { applications: { total: 1, items: [{ ...entry, vendorEmail: null, vendorPhone: '503 555 0100' }] } },
      SharedBooths: { booths: { eventId: 'e1', shared: ['a7'] } },
      EventBooths: { booths: { eventId: 'e1', accepted: 1, left: 3 } },
    };
    window.history.replaceState(null, '', roster);
    const { view } = openRoute(roster, { viewer: 'organizer', answers: rosterAnswers });
    await screen.findByText('A7 (given twice)');
    await waitFor(async () => expect(await device.caches.contents()).toContain('A7'));
    expect(await device.caches.contents()).toContain('503 555 0100');
    view.unmount();
    goOffline();
    const unreachable = {
      CurrentUser: offline,
      MyEvents: offline,
      Roster: offline,
      SharedBooths: offline,
      EventBooths: offline,
    };
    const stored = { 'stallbook.signed-in': '1', 'stallbook.session.person': 'organizer' };
    const { api, user } = openRoute(roster, { answers: unreachable, stored });
    await screen.findByText('A7 (given twice)');
    await screen.findByRole('heading', { name: 'Roster of Riverside Spring Craft Fair' });
    await screen.findByText(/^You are offline\. This is how it was at /);
    api.set('CurrentUser', { user: null });
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(device.caches.named.size).toBe(0));
  });

  it('every other page leads to what can be read', async () => {
    const { view } = await opened();
    view.unmount();
    goOffline();
    const { path, user } = openedAgain('/about');
    await user.click(await screen.findByRole('link', { name: 'Upcoming events' }));
    await waitFor(() => expect(path()).toBe(page));
  });

  it('a page that was left before its newer answer was kept can still be found', async () => {
    const keep = () =>
      keepAnswer('vendor', { request: { documentId: 'd1' }, data: {}, isStill: () => true, path: '/about' });
    window.history.replaceState(null, '', '/about');
    document.title = 'About · Stallbook';
    await keep();
    window.history.replaceState(null, '', '/');
    await keep();
    expect(await keptPages('vendor')).toMatchObject([{ path: '/about', title: 'About · Stallbook' }]);
  });

  it('answers for one person are never shown to another, not even offline', async () => {
    const { view } = await opened();
    view.unmount();
    goOffline();
    openedAgain(page, 'other');
    await screen.findByText('Unable to connect. Please check your internet connection and try refreshing the page.');
    expect(screen.queryByText('Row B, booth 12')).toBeNull();
  });

  it.each([
    [
      'a sign-out',
      async ({ api, user }: Opened) => {
        api.set('CurrentUser', { user: null });
        await user.click(screen.getByRole('button', { name: 'Your account' }));
        await user.click(screen.getByRole('button', { name: 'Log Out' }));
      },
    ],
    [
      'the end of the session',
      async ({ api }: Opened) => {
        api.set('CurrentUser', { user: null });
        await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
      },
    ],
  ])('%s leaves nothing on the device', async (_how, end) => {
    await end(await opened());
    await waitFor(() => expect(device.caches.named.size).toBe(0));
  });

  it('a login removes the stored answers of the previous person', async () => {
    const { api } = await opened();
    api.set('CurrentUser', { user: { ...viewers.vendor, id: 'next', email: 'next@stallbook.example' } });
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(device.caches.named.has('stallbook-kept:vendor')).toBe(false));
  });

  it('an accepted event with its fees is not kept', async () => {
    openRoute('/vendor/accepted-events', { viewer: 'vendor', answers });
    await screen.findByText('Row B, booth 12');
    await waitFor(async () => expect(await device.caches.contents()).toContain('Clay'));
    expect(await device.caches.contents()).not.toContain('booth 12');
  });
});
