import { indexed } from '../../../pages.json';
import { openRoute } from '../../testing/render-route.js';
import { sessionShown } from '../../testing/session-shown.js';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import type { ViewerName } from '../../testing/viewers.js';

const nothing = { Posts: { posts: { total: 0, items: [] } } };
const menuNames = () =>
  [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('button')].map((button) => button.textContent);

describe('the layout', () => {
  it.each<[ViewerName, string[]]>([
    ['visitor', ['Discover', 'Info & Support']],
    ['vendor', ['Events', 'Community', 'Tools', 'Info']],
    ['organizer', ['Events', 'Community', 'Tools', 'Info']],
    ['proOrganizer', ['Events', 'Community', 'Tools', 'Vendor Magnet', 'Info']],
    ['admin', ['Events', 'Community', 'Admin', 'Info']],
  ])('[UI-016] a %s gets the menus of their role', async (viewer, menus) => {
    openRoute('/blog', { viewer, answers: nothing });
    await waitFor(() => expect(menuNames()).toEqual(menus));
  });

  it('a person without a profile gets the menus that are open to everyone', async () => {
    openRoute('/blog', { viewer: 'withoutProfile', answers: nothing });
    await waitFor(() => expect(menuNames()).toEqual(['Events', 'Community', 'Info']));
  });

  it('Log In keeps the page that asked for a session', async () => {
    const from = { pathname: '/my-events', search: '', hash: '' };
    const { user, path, router } = openRoute({ pathname: '/register', state: { from } }, { answers: nothing });
    const banner = await screen.findAllByRole('banner');
    const header = within(banner[0] as HTMLElement);
    const logIn = await header.findByRole('link', { name: 'Log In' });
    expect(header.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    await user.click(logIn);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ from });
  });

  it('one menu is open at a time, and Escape closes it', async () => {
    const { user } = openRoute('/blog', { viewer: 'organizer', answers: nothing });
    const main = screen.getByRole('navigation', { name: 'Main' });
    await user.click(await screen.findByRole('button', { name: 'Tools' }));
    await user.click(screen.getByRole('button', { name: 'Events' }));
    expect([...main.querySelectorAll('a')].map((link) => link.textContent)).toContain('My Events');
    expect(screen.queryByRole('link', { name: 'Payment Tracking' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(main.querySelectorAll('a')).toHaveLength(0);
  });

  /** The test browser cannot navigate; it reports the attempt to leave the current address instead. */
  const reloads = () => {
    window.history.replaceState(null, '', '/blog');
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return { reported, count: () => reported.mock.calls.filter(([error]) => /navigation/.test(String(error))).length };
  };

  it('[UI-023] [ID-081] the account menu says why the session failed, and Force Sign Out & Reload ends it and reloads', async () => {
    const { api, user } = openRoute('/blog', {
      answers: { ...nothing, CurrentUser: refuse('INTERNAL', 'The session store is away.'), 'POST /auth/sign-out': {} },
    });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The session store is away.');
    expect(api.named('POST /auth/sign-out')).toHaveLength(0);
    const { reported, count } = reloads();
    await user.click(screen.getByRole('button', { name: 'Force Sign Out & Reload' }));
    await waitFor(() => expect(count()).toBe(1));
    expect(api.named('POST /auth/sign-out')).toHaveLength(1);
    reported.mockRestore();
    window.history.replaceState(null, '', '/');
  });

  it('[UI-023] the account menu offers Force Sign Out & Reload while the session keeps loading', async () => {
    const { user } = openRoute('/blog', { answers: { ...nothing, CurrentUser: () => new Promise(() => undefined) } });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    expect(await screen.findByRole('button', { name: 'Force Sign Out & Reload' })).toBeTruthy();
  });

  it('[UI-023] the account menu offers no forced sign-out while the session is fine', async () => {
    const { user } = openRoute('/blog', { viewer: 'vendor', answers: nothing });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await screen.findByRole('button', { name: 'Log Out' });
    expect(screen.queryByRole('button', { name: 'Force Sign Out & Reload' })).toBeNull();
  });

  it('the layout has a link past the header to the content', async () => {
    openRoute('/blog', { answers: nothing });
    await screen.findByText('No posts here yet');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('[UI-014] the document is named and described after the screen, and the focus moves to its heading', async () => {
    const description = document.createElement('meta');
    description.name = 'description';
    document.head.append(description);
    const { user } = openRoute('/blog', { answers: { ...nothing, Events: { events: { total: 0, items: [] } } } });
    await waitFor(() => expect(document.title).toBe('Blog · Stallbook'));
    expect(description.content).toBe(indexed['/blog'].description);
    await user.click(screen.getByRole('link', { name: 'Browse Events' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Find your next event' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(document.title).toBe('Events · Stallbook'));
    expect(description.content).toBe(indexed['/events'].description);
    description.remove();
  });

  it('[UI-021] the account menu and the footer link to the pages that must be one step away', async () => {
    const hrefsIn = (place: HTMLElement) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const { user } = openRoute('/blog', { viewer: 'vendor', answers: nothing });
    await screen.findByText('No posts here yet');
    await sessionShown('vendor');
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    const header = screen.getAllByRole('banner')[0] as HTMLElement;
    expect(hrefsIn(header)).toEqual(expect.arrayContaining(['/notifications', '/messages', '/profile']));
    const links = hrefsIn(screen.getByRole('contentinfo'));
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
