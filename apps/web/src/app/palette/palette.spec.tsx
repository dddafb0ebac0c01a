import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import type { ViewerName } from '../../testing/viewers.js';

const event = { id: 'e1', title: 'Honey Fair', city: 'Salem', state: 'OR' };
const answers = {
  PaletteEvents: { events: { items: [event], total: 1 } },
  PalettePosts: { posts: { items: [{ slug: 'labels', title: 'What a label says' }] } },
  PaletteBlueprints: { blueprints: [{ id: 'b1', title: 'Sell honey' }] },
};

async function openPalette(viewer: ViewerName, more = {}) {
  const opened = openRoute('/about', { viewer, answers: { ...answers, ...more } });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: viewer === 'visitor' ? 'Info & Support' : 'Info' });
  await opened.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search for events/ });
  return { ...opened, field };
}
const labels = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the command palette', () => {
  it('opens with Ctrl K, shows the pages of the viewer, and closes with Escape', async () => {
    const { field, user } = await openPalette('vendor');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(labels('Pages')).toContainEqual(expect.stringMatching(/^Success Library/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<ViewerName>(['vendor', 'organizer', 'admin'])('finds the bill of a %s', async (viewer) => {
    const { field, user } = await openPalette(viewer);
    await enter(user, field, 'billing');
    await waitFor(() => expect(labels('Pages')).toContainEqual(expect.stringMatching(/^Billing/)));
  });

  it('opens from the header', async () => {
    const { user } = openRoute('/about', { viewer: 'visitor', answers });
    await user.click(await screen.findByRole('button', { name: 'Search Stallbook (Ctrl K)' }));
    expect(await screen.findByRole('dialog', { name: 'Search Stallbook' })).toBeTruthy();
  });

  it('finds events, posts, blueprints, help and pages, and opens one by keyboard', async () => {
    const { api, user, path, field } = await openPalette('vendor');
    await enter(user, field, 'honey');
    await waitFor(() => expect(labels('Events')).toEqual(['Honey FairSalem, OR']));
    await waitFor(() => expect(labels('Posts')).toEqual(['What a label says']));
    expect(api.lastVariables('PalettePosts')).toEqual({ search: 'honey' });
    await waitFor(() => expect(labels('Success Library')).toEqual(['Sell honey']));
    const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await waitFor(() => expect(marked()).toBe('Honey FairSalem, OR'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).toBe('Sell honey'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/vendor/blueprint/b1'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search Stallbook' })).toBeNull());
  });

  it('opens no result of an earlier text', async () => {
    const { user, path, field } = await openPalette('vendor');
    fireEvent.change(field, { target: { value: 'honey' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(labels('Events')).toEqual(['Honey FairSalem, OR']));
    expect(path()).toBe('/about');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/events/e1'));
  });

  it('leads to the list of all events when it shows only some of them', async () => {
    const { user, path, field } = await openPalette('visitor', {
      PaletteEvents: { events: { items: [event], total: 1_234 } },
    });
    await enter(user, field, 'sweet honey');
    await waitFor(() => expect(labels('Events')).toEqual(['Honey FairSalem, OR', 'All events that match']));
    await screen.findByText('2 results');
    await user.click(screen.getByRole('option', { name: 'All events that match' }));
    await waitFor(() => expect(path()).toBe('/events?search=sweet+honey&range=all'));
  });

  it('names the menu of each page, so that two with one name differ', async () => {
    await openPalette('admin');
    expect(labels('Pages').filter((label) => label?.startsWith('Dashboard'))).toEqual(['Dashboard', 'DashboardAdmin']);
  });

  it('shows what has the words in its title before what only mentions them', async () => {
    const { user, field } = await openPalette('vendor', { PaletteEvents: { events: { items: [], total: 0 } } });
    await enter(user, field, 'label');
    await waitFor(() => expect(labels('Posts')).toEqual(['What a label says']));
    const listed = () => within(screen.getByRole('listbox')).getAllByRole('group');
    await waitFor(() =>
      expect(listed().map((group) => group.getAttribute('aria-label'))).toEqual(['Posts', 'Success Library']),
    );
  });

  it('does not rank events by the name of the link to all of them', async () => {
    const { user, field } = await openPalette('visitor', {
      PaletteEvents: { events: { items: [event], total: 2 } },
      PalettePosts: { posts: { items: [{ slug: 'match', title: 'A perfect match' }] } },
    });
    await enter(user, field, 'match');
    await waitFor(() => expect(labels('Events')).toHaveLength(2));
    await waitFor(() => expect(labels('Posts')).toEqual(['A perfect match']));
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    const names = groups.map((group) => group.getAttribute('aria-label'));
    expect(names.indexOf('Posts')).toBeLessThan(names.indexOf('Events'));
  });

  it('finds help and pages by their words', async () => {
    const { user, field } = await openPalette('visitor');
    await enter(user, field, 'guide');
    await waitFor(() => expect(labels('Help')).toContain('Organizer Guide'));
  });

  it.each(['visitor', 'organizer'] as const)('shows a %s neither the library nor pages of others', async (viewer) => {
    const { api, user, field } = await openPalette(viewer);
    expect(labels('Pages')).not.toContainEqual(expect.stringMatching(/^Success Library/));
    await enter(user, field, 'honey');
    await waitFor(() => expect(labels('Events')).toHaveLength(1));
    expect(api.named('PaletteBlueprints')).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Success Library' })).toBeNull();
  });

  it('says that nothing matches, and that a part could not be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, field } = await openPalette('organizer', {
      PaletteEvents: offline,
      PalettePosts: { posts: { items: [] } },
    });
    await enter(user, field, 'zebra');
    expect(await screen.findByText('Nothing matches “zebra”.')).toBeTruthy();
    expect(await screen.findByText('Some results could not be loaded.')).toBeTruthy();
    jest.restoreAllMocks();
  });
});
