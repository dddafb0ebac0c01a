import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { card, foundEvents } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

describe('/events on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: /max-width/.test(query) });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('has the field for the code of a flyer in the sheet, folded into one line until it is asked for', async () => {
    const { user } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    await screen.findByRole('heading', { level: 3, name: card().title });
    expect(screen.queryByLabelText('Have an event code?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const field = await screen.findByLabelText('Have an event code?');
    const fold = field.closest('details');
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText('Have an event code?', { selector: 'summary' }));
    expect(fold?.open).toBe(true);
  });

  it('does not count the checkbox above the list among the filters of the sheet', async () => {
    openRoute('/events?open=yes', { answers: { Events: foundEvents([card()]) } });
    await screen.findByRole('heading', { level: 3, name: card().title });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Open for applications' }).checked).toBe(true);
    screen.getByRole('button', { name: 'Filters' });
  });

  it('scrolls to the map that was asked for', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const answers = {
      Events: foundEvents([card()]),
      MapTiles: { tiles: null },
      EventMap: { map: { total: 0, clusters: [] } },
    };
    const { user } = openRoute('/events', { answers });
    await screen.findByRole('heading', { level: 3, name: card().title });
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show map' }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    scrolled.mockRestore();
  });

  it('shows one field, whose sheet has the filters and the number of matches on its button', async () => {
    const { api, user, path } = openRoute('/events', { answers: { Events: foundEvents([card()], 42) } });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByLabelText('Festival'));
    await enter(user, await sheet.findByLabelText('Where'), 'Salem');
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ eventType: 'festival', location: 'Salem' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 42 events' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Filters (2)' });
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Salem' }));
    await waitFor(() => expect(path()).toBe('/events?type=festival'));
  });
});
