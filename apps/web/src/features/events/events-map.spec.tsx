import { screen, waitFor, within } from '@testing-library/react';
import { card, eventAnswer, foundEvents } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const map = (clusters: unknown[]) => ({ map: { total: 3, clusters } });
const alone = {
  latitude: 45.5,
  longitude: -122.6,
  city: 'Portland',
  count: 1,
  event: { id: 'e1', title: 'Pearl Market', eventDate: '2027-05-08' },
};
const many = { latitude: 40.7, longitude: -74, city: 'Newark', count: 2, event: null };

describe('the map of /events', () => {
  const answers = {
    Events: foundEvents([card()]),
    EventMap: map([alone, many]),
    MapTiles: { tiles: null },
    Event: eventAnswer(),
  };

  // The map has a size, so it covers a part of the world.
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => jest.restoreAllMocks());

  it('opens next to the list with the same filters, and leads to an event', async () => {
    const { api, user, path } = openRoute('/events?search=honey&open=yes', { answers });
    await user.click(await screen.findByRole('button', { name: 'Show map' }));
    await screen.findByText('3 events in view');
    expect(path()).toContain('view=map');
    expect(api.named('EventMap')[0]?.variables).toMatchObject({
      input: { filter: { search: 'honey', openToApplications: true } },
    });
    screen.getByRole('region', { name: 'Map of events. The list has the same events.' });
    await screen.findByTitle('2 events');
    await screen.findByRole('heading', { level: 3, name: card().title });
    await user.click(screen.getByTitle('Pearl Market, Sat, May 8, 2027'));
    await waitFor(() => expect(path()).toBe('/events/e1'));
  });

  it('opens on the place that distances are measured from, and names its cities', async () => {
    const place = { place: { near: { latitude: 45.5, longitude: -122.6 } } };
    const { api } = openRoute('/events?view=map&location=97201&within=25', {
      answers: { ...answers, MapPlace: place },
    });
    await screen.findByText('Portland');
    const { view } = api.named('EventMap')[0]?.variables['input'] as { view: Record<string, number> };
    expect(view['south']).toBeGreaterThan(44);
    expect(view['south']).toBeLessThan(45.2);
    expect(view['west']).toBeGreaterThan(-125);
    expect(view['west']).toBeLessThan(-123);
    expect(api.named('MapPlace')[0]?.variables).toMatchObject({ input: { near: '97201' } });
  });

  it('shows the whole country if the place is unknown', async () => {
    const place = { place: { near: null } };
    const { api } = openRoute('/events?view=map&location=Xyzzy&within=25', {
      answers: { ...answers, MapPlace: place },
    });
    await screen.findByText('3 events in view');
    const { view } = api.named('EventMap')[0]?.variables['input'] as { view: Record<string, number> };
    expect(view['east']).toBeGreaterThan(-66);
  });

  it('[CL-054] announces no date that an import made up', async () => {
    const undated = { ...alone, event: { ...alone.event, eventDate: null } };
    openRoute('/events?view=map', { answers: { ...answers, EventMap: map([undated]) } });
    await screen.findByTitle('Pearl Market, Date to be announced');
  });

  it('joins markers that would cover each other', async () => {
    const close = { ...many, latitude: 45.6, longitude: -122.5 };
    openRoute('/events?view=map', { answers: { ...answers, EventMap: map([alone, close, many]) } });
    await screen.findByTitle('3 events');
    await screen.findByTitle('2 events');
    expect(screen.queryByTitle(/Pearl Market/)).toBeNull();
  });

  it('has its own button that hides it, as the one above the list is off the screen of a phone', async () => {
    const { user, path } = openRoute('/events?view=map', { answers });
    const frame = within(await screen.findByRole('region', { name: /^Map of events/ }));
    await user.click(await frame.findByRole('button', { name: 'Hide map', hidden: true }));
    await waitFor(() => expect(path()).toBe('/events'));
  });

  it('limits the list to the visible part, which the address contains and a chip removes', async () => {
    const { api, user, path } = openRoute('/events?view=map', { answers });
    await screen.findByText('3 events in view');
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(api.lastVariables('Events')).toHaveProperty('input.area.south'));
    expect(path()).toContain('area=');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Map area' }));
    await waitFor(() => expect(path()).not.toContain('area='));
  });
});
