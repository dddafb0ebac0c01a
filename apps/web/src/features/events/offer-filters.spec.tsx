import { act, screen, waitFor, within } from '@testing-library/react';
import { card, foundEvents } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

describe('the filters for fees, setting, and amenities', () => {
  const answers = { Events: foundEvents([card()]) };

  it('[EV-021] narrow the list, and the address holds them', async () => {
    const { api, user, path } = openRoute('/events?page=2', { answers: { Events: foundEvents([card()], 40) } });
    await user.click(await screen.findByRole('button', { name: 'More filters: None' }));
    await user.type(await screen.findByLabelText('Up to'), '100');
    await user.click(screen.getByLabelText('Indoors'));
    await user.click(screen.getByLabelText('Electricity'));
    await user.click(screen.getByLabelText('WiFi available'));
    await waitFor(() =>
      expect(api.lastInput('Events')).toMatchObject({
        feeMaxCents: 10_000,
        indoorOutdoor: 'indoor',
        amenities: ['electricityAvailable', 'wifiAvailable'],
        page: 1,
      }),
    );
    expect(path()).toBe('/events?feeTo=100&setting=indoor&amenities=electricityAvailable%2CwifiAvailable');
    await screen.findByRole('button', { name: 'More filters: 4 chosen' });
  });

  it('come from the address, and each has a chip that removes it', async () => {
    const address = '/events?feeFrom=100&feeTo=20&setting=both&amenities=wifiAvailable,electricityAvailable';
    const { api, user, path } = openRoute(address, { answers });
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Booth fee $20 to $100' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: WiFi available' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Indoors and outdoors' }));
    await waitFor(() => expect(path()).toBe('/events?amenities=electricityAvailable'));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ amenities: ['electricityAvailable'] }));
    expect(api.lastInput('Events')).not.toHaveProperty('feeMinCents');
  });

  it('have chips and boxes that can be pressed faster than the list changes', async () => {
    const all = 'amenities=tableProvided,electricityAvailable,wifiAvailable';
    const { user, path } = openRoute(`/events?${all}`, { answers });
    const chip = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });
    const chips = [await chip('WiFi available'), await chip('Electricity')];
    act(() => chips.forEach((one) => one.click()));
    await waitFor(() => expect(path()).toBe('/events?amenities=tableProvided'));
    await user.click(await screen.findByRole('button', { name: 'More filters: 1 chosen' }));
    const boxes = [await screen.findByLabelText('WiFi available'), screen.getByLabelText('Parking')];
    act(() => boxes.forEach((one) => one.click()));
    await waitFor(() => expect(path()).toBe('/events?amenities=tableProvided%2CwifiAvailable%2CparkingAvailable'));
  });

  it.each([
    ['feeTo=0', 'No booth fee'],
    ['feeTo=75.50', 'Booth fee up to $75.50'],
    ['feeFrom=20', 'Booth fee from $20'],
  ])('say their fees: %s', async (query, name) => {
    openRoute(`/events?${query}`, { answers });
    await screen.findByRole('button', { name: `Remove filter: ${name}` });
  });

  it.each(['feeFrom=0', 'feeFrom=100&feeTo=0'])(
    'have no lower limit at zero, which leaves out no event: %s',
    async (query) => {
      const { api } = openRoute(`/events?${query}`, { answers });
      await screen.findByRole('link', { name: card().title });
      expect(api.lastInput('Events')).not.toHaveProperty('feeMinCents');
    },
  );

  it('name an amount that cannot be read, and search without it', async () => {
    const { api, user } = openRoute('/events', { answers });
    await user.click(await screen.findByRole('button', { name: /^More filters/ }));
    const from = within(await screen.findByRole('group', { name: 'Booth fee' })).getByLabelText('From');
    await user.type(from, 'ten');
    const problem = await screen.findByText('Please enter an amount, such as 75 or 75.00.');
    expect(from.getAttribute('aria-describedby')).toBe(problem.id);
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(api.lastInput('Events')).not.toHaveProperty('feeMinCents');
  });

  it('are explained: what an event has not announced is left out', async () => {
    const { user } = openRoute('/events', { answers });
    await user.click(await screen.findByRole('button', { name: /^More filters/ }));
    const group = await screen.findByRole('group', { name: 'On site' });
    const hint = screen.getByText('Leaves out events that have not announced it yet.');
    expect(group.getAttribute('aria-describedby')).toBe(hint.id);
    expect(within(group).queryByLabelText('Insurance required')).toBeNull();
  });

  it('are cleared with the others when nothing is found, and count on other dates', async () => {
    const { api, user, path } = openRoute('/events?feeTo=20&setting=indoor', {
      answers: {
        Events: ({ input }: { input: { dateFrom?: string; feeMaxCents?: number } }) =>
          input.feeMaxCents ? foundEvents([], input.dateFrom ? 0 : 3) : foundEvents([card()]),
      },
    });
    await screen.findByText('3 events match on other dates.');
    expect(api.lastInput('Events')).toMatchObject({ feeMaxCents: 2_000, indoorOutdoor: 'indoor' });
    await screen.findByText(/fewer filters/);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/events'));
  });

  it.each(['feeFrom=0', 'feeFrom=ten', 'amenities=pool'])(
    'are not there to clear if they limit nothing: %s',
    async (query) => {
      openRoute(`/events?${query}`, { answers: { Events: foundEvents([]) } });
      await screen.findByText(/^No events/);
      expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
      expect(screen.queryByText(/fewer filters/)).toBeNull();
    },
  );

  describe('on a phone', () => {
    const wide = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = (query) => ({ ...wide(query), matches: /max-width/.test(query) });
    });
    afterEach(() => {
      window.matchMedia = wide;
    });

    it('are in the sheet, and count among its filters', async () => {
      const { api, user } = openRoute('/events', { answers });
      await user.click(await screen.findByRole('button', { name: 'Filters' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await user.click(await sheet.findByLabelText('Parking'));
      await user.type(await sheet.findByLabelText('Up to'), '50');
      await waitFor(() =>
        expect(api.lastInput('Events')).toMatchObject({ amenities: ['parkingAvailable'], feeMaxCents: 5_000 }),
      );
      await user.click(await sheet.findByRole('button', { name: 'Show 1 event' }));
      await screen.findByRole('button', { name: 'Filters (2)' });
      await screen.findByRole('button', { name: 'Remove filter: Parking' });
    });
  });
});
