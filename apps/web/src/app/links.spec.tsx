import { cleanup, screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { openRoute } from '../testing/render-route.js';
import { sessionShown } from '../testing/session-shown.js';
import type { ViewerName } from '../testing/viewers.js';
import { screens } from './screens.js';

/** Served by the gateway, not by the router. */
const ofGateway = /^\/(admin\/queues$|calendar\/)/;
const isRoute = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, '');
  return screens.some((one) => one.path !== '*' && matchPath(one.path, path));
};
const unknown = (addresses: Iterable<string>) =>
  [...new Set(addresses)].filter((address) => !isRoute(address) && !ofGateway.test(address));

const widths = { desktop: 1280, mobile: 390 };
const viewers: ViewerName[] = ['visitor', 'withoutProfile', 'vendor', 'organizer', 'admin'];
const linksOnScreen = () =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

async function linksOfFrame(viewer: ViewerName, width: number): Promise<string[]> {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({
    ...wide(query),
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
  });
  try {
    const { user } = openRoute('/about', { viewer });
    await screen.findByRole('heading', { level: 1 });
    const menus = screen.queryByRole('navigation', { name: 'Main' });
    if (menus) await sessionShown(viewer);
    else
      await waitFor(() =>
        expect(document.querySelector('header a[href="/notifications"]') !== null).toBe(viewer !== 'visitor'),
      );
    const found = new Set(linksOnScreen());
    const openers = menus
      ? [...menus.querySelectorAll('button'), screen.queryByRole('button', { name: 'Your account' })]
      : [screen.getByRole('button', { name: 'Menu' })];
    for (const opener of openers) {
      if (!opener) continue;
      await user.click(opener);
      if (!menus) await screen.findByRole('dialog', { name: 'Menu' });
      for (const link of linksOnScreen()) found.add(link);
    }
    return [...found];
  } finally {
    window.matchMedia = wide;
    cleanup();
  }
}

describe('links', () => {
  it.each(viewers.flatMap((viewer) => Object.entries(widths).map(([name, width]) => [viewer, name, width] as const)))(
    'every menu, footer and tab bar link of a %s on %s leads to a real page',
    async (viewer, _name, width) => {
      const links = await linksOfFrame(viewer, width);
      expect(links.length).toBeGreaterThan(10);
      expect(unknown(links)).toEqual([]);
    },
  );

  it.each(screens)('the page at $path links only to real pages', async ({ path, access }) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const viewer = access === 'public' ? 'visitor' : access === 'user' ? 'vendor' : access;
    openRoute(path.replace(/:\w+/g, 'x').replace('*', '/no/such/page'), { viewer });
    await screen.findByRole('heading', { level: 1 });
    expect(unknown(linksOnScreen())).toEqual([]);
    jest.restoreAllMocks();
  });

  it('[UI-010] an address without a page shows the page for unknown addresses', async () => {
    for (const path of ['/nothing', '/vendor/nothing', '/organizer/nothing', '/admin/blog/nothing']) {
      openRoute(path, { viewer: 'admin' });
      expect(await screen.findByRole('link', { name: 'Browse events' })).toBeTruthy();
      expect(linksOnScreen()).toEqual(expect.arrayContaining(['/', '/events']));
      cleanup();
    }
  });

  it('/admin leads to the admin dashboard', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { path } = openRoute('/admin', { viewer: 'admin' });
    await waitFor(() => expect(path()).toBe('/admin/dashboard'));
    await screen.findByRole('heading', { level: 1 });
    jest.restoreAllMocks();
  });
});
