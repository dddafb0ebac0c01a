import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { card, eventAnswer } from '../../testing/market-events.js';
import { membership, viewers, type ViewerName } from '../../testing/viewers.js';
import type { Session } from '../../lib/session/types.js';
import { menusFor } from './navigation.js';

const wide = window.matchMedia;
const ofWidth = (width: number) => {
  window.matchMedia = (query) => ({
    ...wide(query),
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
  });
};
const answers = {
  Posts: { posts: { total: 0, items: [] } },
  Events: { events: { total: 1, items: [card()] } },
  Event: eventAnswer(),
  Vendors: { vendors: { total: 0, items: [] } },
};
const header = () => screen.getAllByRole('banner')[0] as HTMLElement;
const tabs = async () => [...(await screen.findByRole('navigation', { name: 'Tabs' })).querySelectorAll('a')];

describe('the layout of small screens', () => {
  beforeEach(() => ofWidth(390));
  afterEach(() => {
    window.matchMedia = wide;
    jest.restoreAllMocks();
  });

  it.each([
    [768, 'mobile', ['menu', 'tabs']],
    [769, 'tablet', ['menu']],
    [1024, 'tablet', ['menu']],
    [1025, 'desktop', ['bar']],
  ])('[UI-025] at %d px is that of a %s', async (width, _name, parts) => {
    ofWidth(width);
    openRoute('/blog', { answers });
    await screen.findByText('No posts here yet');
    const shown = {
      menu: screen.queryByRole('button', { name: 'Menu' }),
      tabs: screen.queryByRole('navigation', { name: 'Tabs' }),
      bar: screen.queryByRole('navigation', { name: 'Main' }),
    };
    expect(Object.keys(shown).filter((part) => shown[part as keyof typeof shown])).toEqual(parts);
  });

  it('[UI-026] names the page in its header, and leads back from a detail page to the list as it was left', async () => {
    const { user, path } = openRoute('/events?search=honey', { answers });
    expect(within(header()).getByText('Events')).toBeTruthy();
    expect(within(header()).queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Riverside Spring Craft Fair' }));
    await waitFor(() => expect(path()).toBe('/events/e1'));
    expect(await within(header()).findByText('Event')).toBeTruthy();
    await user.click(within(header()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/events?search=honey'));
  });

  it('[UI-026] leads back to the list also from a detail page that was opened first', async () => {
    const { user, path } = openRoute('/events/e1', { answers });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/events'));
  });

  it.each(['/events', '/vendors'])(
    '[UI-027] searches from the header of %s, for text that is not blank',
    async (page) => {
      const { user, path } = openRoute(page, { viewer: 'organizer', answers });
      await user.click(await screen.findByRole('button', { name: 'Search' }));
      const field = screen.getByLabelText('Search events');
      await user.type(field, '   {Enter}');
      expect(path()).toBe(page);
      await user.type(field, 'honey {Enter}');
      await waitFor(() => expect(path()).toBe('/events?search=honey'));
      expect(screen.queryByLabelText('Search events')).toBeNull();
    },
  );

  it('[UI-027] has no search on other pages', async () => {
    openRoute('/blog', { answers });
    await screen.findByText('No posts here yet');
    expect(within(header()).queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it.each<[ViewerName, string[]]>([
    ['visitor', ['Discover', 'Info & Support']],
    ['vendor', ['Your account', 'Events', 'Community', 'Tools', 'Info']],
    ['organizer', ['Your account', 'Events', 'Community', 'Tools', 'Info']],
    ['admin', ['Your account', 'Events', 'Community', 'Admin', 'Info']],
  ])('[UI-028] slides in a menu with what a %s may open', async (viewer, menus) => {
    const { user } = openRoute('/blog', { viewer, answers });
    await screen.findByText('No posts here yet');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() =>
      expect(
        within(drawer)
          .getAllByRole('navigation')
          .map((menu) => menu.getAttribute('aria-label')),
      ).toEqual(menus),
    );
    const linked = within(drawer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const own = ['/dashboard', '/profile', '/messages', '/notifications', '/billing'];
    const role = viewers[viewer]?.role;
    const inMenus = menusFor(role ? ({ membership, role } as Session) : null).flatMap(({ items }) => items);
    const expected = inMenus.filter(({ opens }) => !opens).map(({ to }) => to);
    expect(linked).toEqual(expect.arrayContaining(viewer === 'visitor' ? expected : [...own, ...expected]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the menu has no link to the open page, and keeps the page that asked for a session', async () => {
    const { user, path, router } = openRoute('/my-events', { answers });
    await waitFor(() => expect(path()).toBe('/login'));
    const follow = async (name: string, own: string) => {
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      const drawer = await screen.findByRole('dialog', { name: 'Menu' });
      expect(within(drawer).queryByRole('link', { name: own })).toBeNull();
      await user.click(within(drawer).getByRole('link', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(router.state.location.state).toMatchObject({ from: { pathname: '/my-events' } });
    };
    await follow('Sign Up', 'Log In');
    await waitFor(() => expect(path()).toBe('/register'));
    await follow('Log In', 'Sign Up');
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it.each<[ViewerName, label: string, path: string]>([
    ['organizer', 'Applications', '/applications'],
    ['vendor', 'My Applications', '/vendor/applications'],
  ])('[UI-029] a %s gets the tab bar', async (viewer, label, path) => {
    openRoute('/blog', { viewer, answers });
    await waitFor(async () =>
      expect((await tabs()).map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
        ['Home', '/dashboard'],
        ['Events', '/events'],
        [label, path],
        ['Messages', '/messages'],
        ['Profile', '/profile'],
      ]),
    );
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('[UI-029] the tab of an organizer counts new applications, up to nine', async () => {
    openRoute('/blog', {
      viewer: 'organizer',
      answers: { ...answers, WaitingReceived: { waiting: { total: 12 } } },
    });
    const tab = await screen.findByRole('link', { name: 'Applications, 12 waiting' });
    expect(tab.textContent).toBe('Applications9+');
  });

  it('[UI-029] the tab of a vendor counts the booths that can be paid now', async () => {
    const of = (status: string, isOrganizerReady = true) => ({ id: status, status, isOrganizerReady });
    const items = [
      { id: 'ap1', payment: of('pending') },
      { id: 'ap2', payment: of('failed') },
      { id: 'ap3', payment: of('completed') },
      { id: 'ap4', payment: of('pending', false) },
      { id: 'ap5', payment: null },
    ];
    openRoute('/blog', {
      viewer: 'vendor',
      answers: { ...answers, WaitingOwn: { waiting: { items } } },
    });
    const tab = await screen.findByRole('link', { name: 'My Applications, 2 waiting' });
    expect(tab.textContent).toBe('My Applications2');
  });

  it('[UI-029] counts conversations with unread messages at the Messages tab', async () => {
    openRoute('/blog', { viewer: 'vendor', answers: { ...answers, UnreadThreads: { unread: { count: 3 } } } });
    const tab = await screen.findByRole('link', { name: 'Messages, 3 unread' });
    expect(tab.getAttribute('href')).toBe('/messages');
  });

  it('leaves the connection to the first screen before it asks for the counts of the tab bar', async () => {
    const waiting: IdleRequestCallback[] = [];
    jest.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => waiting.push(callback));
    const { api } = openRoute('/blog', { viewer: 'vendor', answers });
    await screen.findByText('No posts here yet');
    const counts = ['UnreadThreads', 'WaitingOwn'];
    const asked = () => counts.filter((name) => api.named(name).length > 0);
    expect(asked()).toEqual([]);
    await waitFor(() => {
      for (const idle of waiting.splice(0)) idle({ didTimeout: false, timeRemaining: () => 50 });
      expect(asked()).toEqual(counts);
    });
  });
});
