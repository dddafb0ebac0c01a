import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import type { ViewerName } from '../../testing/viewers.js';

const nothing = { Posts: { posts: { total: 0, items: [] } } };
const menuNames = () =>
  [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('button')].map((button) => button.textContent);
const wide = window.matchMedia;

describe('the layout', () => {
  afterEach(() => {
    window.matchMedia = wide;
  });

  it.each<[ViewerName, string[]]>([
    ['visitor', ['Discover', 'Info & Support']],
    ['vendor', ['Events', 'Community', 'Tools', 'Info']],
    ['organizer', ['Events', 'Community', 'Tools', 'Info']],
    ['admin', ['Events', 'Community', 'Admin', 'Info']],
  ])('[UI-016] [UI-017] gives a %s the menus of their role', async (viewer, menus) => {
    openRoute('/blog', { viewer, answers: nothing });
    await waitFor(() => expect(menuNames()).toEqual(menus));
  });

  it.each<[ViewerName, string, string[]]>([
    ['organizer', 'Events', ['Create Event', 'My Events', 'Applications']],
    ['organizer', 'Community', ['Find Vendors']],
    ['vendor', 'Tools', ['Application Accelerator', 'Profit Predictor', 'Success Library', 'Preferences']],
    ['vendor', 'Events', ['My Applications', 'Payment History']],
    [
      'admin',
      'Admin',
      ['Dashboard', 'Blog', 'Email Templates', 'Claims', 'Transfer', 'Data Explorer', 'Support Tools'],
    ],
  ])('[UI-018] [UI-019] [UI-020] shows a %s under %s their own entries', async (viewer, menu, entries) => {
    const { user } = openRoute('/blog', { viewer, answers: nothing });
    await user.click(await screen.findByRole('button', { name: menu }));
    const main = screen.getByRole('navigation', { name: 'Main' });
    const shown = [...main.querySelectorAll('a')].map((link) => link.textContent);
    expect(shown).toEqual(expect.arrayContaining(entries));
    await user.keyboard('{Escape}');
    expect(main.querySelectorAll('a')).toHaveLength(0);
  });

  it.each<[ViewerName, string[]]>([
    ['organizer', ['Home', 'Events', 'Applications', 'Messages', 'Profile']],
    ['vendor', ['Home', 'Events', 'My Applications', 'Messages', 'Profile']],
  ])('[UI-025] [UI-029] gives a %s the tab bar on a phone', async (viewer, tabs) => {
    window.matchMedia = (query) => ({
      ...wide(query),
      matches: /768|1024/.test(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    openRoute('/blog', { viewer, answers: nothing });
    await waitFor(() =>
      expect(
        [...screen.getByRole('navigation', { name: 'Tabs' }).querySelectorAll('a')].map((tab) => tab.textContent),
      ).toEqual(tabs),
    );
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('[UI-027] searches from the header of a phone, for text that is not blank', async () => {
    window.matchMedia = (query) => ({
      ...wide(query),
      matches: /768|1024/.test(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const { user, path } = openRoute('/events', { answers: { Events: { events: { total: 0, items: [] } } } });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const field = screen.getByLabelText('Search events');
    await user.type(field, '   {Enter}');
    expect(path()).toBe('/events');
    await user.type(field, 'honey {Enter}');
    await waitFor(() => expect(path()).toBe('/events?search=honey'));
  });

  it('[UI-014] names the document after the screen and moves the focus to its heading', async () => {
    const { user } = openRoute('/blog', { answers: { ...nothing, Events: { events: { total: 0, items: [] } } } });
    await waitFor(() => expect(document.title).toBe('Blog · Stallbook'));
    await user.click(screen.getByRole('link', { name: 'Browse Events' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Find your next market' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Events · Stallbook');
  });

  it('[UI-021] links the footer to every page that must be one step away', async () => {
    openRoute('/blog', { viewer: 'vendor', answers: nothing });
    await screen.findByText('No posts here yet');
    const links = [...screen.getByRole('contentinfo').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/notifications',
        '/messages',
        '/profile',
        '/help',
        '/about',
        '/contact',
        '/privacy',
        '/terms',
        '/attendee-features',
      ]),
    );
  });
});
