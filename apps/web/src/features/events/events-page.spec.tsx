import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { card, foundEvents } from '../../testing/market-events.js';

describe('/events', () => {
  it('[EV-011] [EV-019] [EV-022] shows a visitor the window of dates, 12 events a page', async () => {
    const { api } = openRoute('/events', { answers: { Events: foundEvents([card()], 30) } });
    await screen.findByText(/30 events/);
    const { dateFrom, dateTo, page, pageSize } = api.lastInput('Events')!;
    const days = (Date.parse(String(dateTo)) - Date.parse(String(dateFrom))) / 86_400_000;
    expect(days).toBeGreaterThan(60 + 180);
    expect(days).toBeLessThan(60 + 185);
    expect([page, pageSize]).toEqual([1, 12]);
  });

  it('[EV-018] runs the search that its address names', async () => {
    const { api } = openRoute('/events?search=honey', { answers: { Events: foundEvents([card()]) } });
    await screen.findByText(/1 event /);
    expect(api.lastInput('Events')?.['search']).toBe('honey');
    expect(screen.getByLabelText('What')).toHaveProperty('value', 'honey');
  });

  it('[EV-023] [EV-024] pages through the results and returns to page 1 with a new filter', async () => {
    const { api, user } = openRoute('/events', { answers: { Events: foundEvents([card()], 120) } });
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(api.lastInput('Events')?.['page']).toBe(3));
    await user.click(screen.getByRole('button', { name: 'Type: Any type' }));
    await user.click(await screen.findByLabelText('Festival'));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ page: 1, eventType: 'festival' }));
  });

  it('[EV-021] filters by location and event type', async () => {
    const { api, user, path } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    await enter(user, await screen.findByLabelText('Where'), 'Salem');
    await user.click(screen.getByRole('button', { name: 'Type: Any type' }));
    await user.click(await screen.findByLabelText('Art Show'));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ location: 'Salem', eventType: 'art_show' }));
    expect(path()).toBe('/events?location=Salem&type=art_show');
  });

  it('[EV-021] shows only events that take applications until the box is cleared', async () => {
    const { api, user, path } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    await user.click(await screen.findByRole('checkbox', { name: 'Open for applications' }));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ openToApplications: true, page: 1 }));
    expect(path()).toContain('open=yes');
    await user.click(screen.getByRole('checkbox', { name: 'Open for applications' }));
    await waitFor(() => expect(path()).not.toContain('open='));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Open for applications' })).toHaveProperty('checked', false),
    );
  });

  it('[EV-020] switches to custom when a date is edited', async () => {
    const { user } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    await user.click(await screen.findByRole('button', { name: 'When: Past 60 days and next 6 months' }));
    for (const range of ['Past 30 days', 'Past 60 days', 'Past 6 months'])
      await screen.findByRole('radio', { name: `${range} and next 6 months` });
    screen.getByRole('radio', { name: 'All dates' });
    await user.clear(await screen.findByLabelText('To'));
    await enter(user, screen.getByLabelText('To'), '2027-12-31');
    await waitFor(() => expect(screen.getByLabelText('Custom')).toHaveProperty('checked', true));
  });

  it('[EV-020] stays open while the keyboard passes over dates, until Enter takes one', async () => {
    const { user } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    (await screen.findByRole('button', { name: 'When: Past 60 days and next 6 months' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByLabelText('All dates');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Past 60 days and next 6 months'));
    screen.getByLabelText('All dates').focus();
    await user.keyboard(' ');
    expect(screen.getByLabelText('All dates')).toHaveProperty('checked', true);
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('All dates')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'When: All dates' }));
  });

  it('[EV-017] leaves the focus in the field while the list answers', async () => {
    const { user, api } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    await enter(user, await screen.findByLabelText('What'), 'honey');
    await waitFor(() => expect(api.lastInput('Events')?.['search']).toBe('honey'));
    expect(document.activeElement).toBe(screen.getByLabelText('What'));
  });

  it('[EV-025] [EV-026] [EV-036] shows the facts of a card and links to its page', async () => {
    openRoute('/events', {
      answers: {
        Events: foundEvents([
          card(),
          card({ id: 'e2', title: 'Gift Market', boothFeeCents: 0, applicationFeeCents: 0 }),
          card({ id: 'e3', title: 'Open Market', boothFeeCents: 0, applicationFeeCents: 1_000 }),
        ]),
      },
    });
    const link = await screen.findByRole('link', { name: 'Riverside Spring Craft Fair' });
    expect(link.getAttribute('href')).toBe('/events/e1');
    const [first, second, third] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(first?.textContent).toContain('Applications Open');
    expect(first?.textContent).toContain('Portland, OR');
    expect(first?.textContent).toContain('May 8–9, 2027');
    expect(first?.textContent).toContain('$85.00');
    const isFree = [first, second, third].map((item) => within(item!).queryByText('Free Event') !== null);
    expect(isFree).toEqual([false, true, false]);
    expect(screen.queryByText('Claimable')).toBeNull();
  });

  it('says on a card until when one can apply', async () => {
    openRoute('/events', {
      answers: {
        Events: foundEvents([
          card(),
          card({ id: 'e2', badge: 'applications_closed' }),
          card({ id: 'e3', defaultedFields: ['applicationDeadline'] }),
        ]),
      },
    });
    await screen.findAllByText(/^Applications/);
    const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    const texts = cards.map((item) => within(item).queryByText(/^Apply by/)?.textContent);
    expect(texts).toEqual(['Apply by May 1', undefined, undefined]);
  });

  it('[CL-054] does not count a fee that was only assumed', async () => {
    const imported = card({ boothFeeCents: 5_000, defaultedFields: ['applicationFeeCents'] });
    openRoute('/events', { answers: { Events: foundEvents([imported]) } });
    expect((await screen.findByText('$50.00')).textContent).toMatch(/\$50\.00\s*booth$/);
  });

  it('[CL-054] announces no date that an import made up', async () => {
    openRoute('/events', {
      answers: {
        Events: foundEvents([card({ defaultedFields: ['eventDate', 'eventEndDate', 'applicationDeadline'] })]),
      },
    });
    const link = await screen.findByRole('link', { name: 'Riverside Spring Craft Fair' });
    const text = link.closest('li')?.textContent;
    expect(text).toContain('Date to be announced');
    expect(text).not.toContain('May');
  });

  it('names no application fee on a card of an event that has none', async () => {
    openRoute('/events', {
      answers: { Events: foundEvents([card({ boothFeeCents: 8_000, applicationFeeCents: 0 })]) },
    });
    expect((await screen.findByText('$80.00')).textContent).toMatch(/\$80\.00\s*booth$/);
  });

  it('marks the events that are placed ahead as featured, and none that is past', async () => {
    openRoute('/events', {
      answers: {
        Events: foundEvents([
          card({ boosted: true }),
          card({ id: 'e2', title: 'Gift Market' }),
          card({ id: 'e3', title: 'Last Market', boosted: true, badge: 'past_event' }),
        ]),
      },
    });
    await screen.findByRole('link', { name: 'Riverside Spring Craft Fair' });
    const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(cards.map((item) => within(item).queryByText('Featured') !== null)).toEqual([true, false, false]);
  });

  it('[EV-014] [EV-021] measures from the place under Where, keeps the distance in the address, and shows it on a card', async () => {
    const near = foundEvents([card({ distanceMiles: 12.4 })]);
    const { api, user, path } = openRoute('/events?location=97201', { answers: { Events: near } });
    await screen.findByText('1 event', { exact: false, selector: 'h2' });
    expect(api.lastInput('Events')).toMatchObject({ location: '97201' });
    await user.click(screen.getByRole('button', { name: 'Distance: Any distance' }));
    await user.click(await screen.findByLabelText('Within 25 miles'));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ near: '97201', withinMiles: 25 }));
    expect(api.lastInput('Events')?.['location']).toBeUndefined();
    expect(path()).toContain('within=25');
    await screen.findByText(/12 mi away/);
    await user.selectOptions(screen.getByLabelText('Sort'), 'Nearest first');
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ near: '97201', order: 'nearest' }));
  });

  it('[EV-020] offers the next weekend as dates', async () => {
    const { user, path } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    await user.click(await screen.findByRole('button', { name: /^When/ }));
    await user.click(await screen.findByRole('button', { name: 'Next weekend' }));
    await waitFor(() => expect(path()).toMatch(/range=custom&from=[-\d]+&to=[-\d]+/));
    const { searchParams } = new URL(path(), location.origin);
    const days = ['from', 'to'].map((name) => new Date(`${searchParams.get(name)}T12:00:00`).getDay());
    expect(days).toEqual([6, 0]);
  });

  it('searches around the home of a vendor with one press', async () => {
    const { api, user } = openRoute('/events', { viewer: 'vendor', answers: { Events: foundEvents([card()]) } });
    await user.click(await screen.findByRole('button', { name: 'Distance: Any distance' }));
    await user.click(await screen.findByRole('button', { name: 'Near Portland, OR' }));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ near: 'Portland, OR', withinMiles: 50 }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Where').value).toBe('Portland, OR'));
  });

  it('[EV-014] says what nearest first needs, and hints at a place that nothing was found around', async () => {
    const { api, user } = openRoute('/events?order=nearest', { answers: { Events: foundEvents([card()]) } });
    await screen.findByText(/Nearest first needs a place/);
    api.set('Events', foundEvents([]));
    await enter(user, screen.getByLabelText('Where'), 'Xyzzyville');
    await screen.findByText(/Nothing was found around “Xyzzyville”/);
    await waitFor(() => expect(screen.queryByText(/Nearest first needs a place/)).toBeNull());
  });

  it('[EV-028] offers no other dates where the remembered order finds nothing on them either', async () => {
    const { api } = openRoute('/events?location=Xyzzyville', {
      stored: { 'stallbook.order.events': '"nearest"' },
      answers: {
        Events: ({ input }: { input: { order?: string; dateFrom?: string } }) =>
          foundEvents([], input.order === 'nearest' || input.dateFrom ? 0 : 3),
      },
    });
    await screen.findByText(/Nothing was found around “Xyzzyville”/);
    await waitFor(() => expect(api.lastInput('Events')).not.toHaveProperty('dateFrom'));
    expect(api.lastInput('Events')).toMatchObject({ near: 'Xyzzyville', order: 'nearest' });
    expect(screen.queryByRole('button', { name: 'Search all dates' })).toBeNull();
  });

  it('[EV-028] hints at other filters when nothing is found', async () => {
    const { user, api } = openRoute('/events?search=nothing', { answers: { Events: foundEvents([]) } });
    await screen.findByText('No events found');
    await screen.findByText(/Try other words/);
    await user.clear(screen.getByLabelText('What'));
    await screen.findByText('No events are currently available. Check back later!');
    await user.click(screen.getByRole('button', { name: /^When/ }));
    await user.click(await screen.findByLabelText('All dates'));
    await waitFor(() => expect(api.lastInput('Events')).toEqual({ page: 1, pageSize: 12 }));
    await screen.findByText('No events are currently available. Check back later!');
  });

  it('[EV-028] offers other dates and does not say that there are no events where others have some', async () => {
    const { user } = openRoute('/events', {
      answers: {
        Events: ({ input }: { input: { dateFrom?: string } }) =>
          foundEvents(input.dateFrom ? [] : [card()], input.dateFrom ? 0 : 1),
      },
    });
    await screen.findByText('1 event matches on other dates.');
    await screen.findByText(/Try other words/);
    expect(screen.queryByText(/No events are currently available/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search all dates' }));
    await screen.findByRole('heading', { name: card().title });
  });

  it('offers to clear the filters when nothing is found under them', async () => {
    const { user, path } = openRoute('/events?search=zzzz&type=craft_fair', {
      answers: { Events: ({ input }: { input: { search?: string } }) => foundEvents(input.search ? [] : [card()]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText(/1 event /);
    await waitFor(() => expect(path()).toBe('/events'));
    await waitFor(() => expect(screen.getByLabelText('What')).toHaveProperty('value', ''));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  });

  it('[EV-014] offers other orders, keeps the choice in the address, and remembers it', async () => {
    const { user, api, path, router } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    const sort = await screen.findByLabelText<HTMLSelectElement>('Sort');
    expect([...sort.options].map(({ text }) => text).toSorted()).toEqual([
      'Latest date first',
      'Lowest fee',
      'Nearest first',
      'Recently added',
      'Soonest first',
    ]);
    expect(sort.selectedOptions[0]?.text).toBe('Latest date first');
    await user.selectOptions(sort, 'Lowest fee');
    await waitFor(() => expect(api.lastInput('Events')?.['order']).toBe('lowest_fee'));
    expect(path()).toBe('/events?order=lowest_fee');
    await act(() => router.navigate('/events?search=honey'));
    await waitFor(() => expect(api.lastInput('Events')).toMatchObject({ search: 'honey', order: 'lowest_fee' }));
    await user.selectOptions(screen.getByLabelText('Sort'), 'Best match first');
    await waitFor(() => expect(api.lastInput('Events')).not.toHaveProperty('order'));
  });

  it('[EV-014] shows the best matches of a search first unless another order is chosen', async () => {
    const { user, api } = openRoute('/events?search=honey', { answers: { Events: foundEvents([card()]) } });
    expect(await screen.findByRole('option', { name: 'Best match first', selected: true })).toBeTruthy();
    expect(api.lastInput('Events')).not.toHaveProperty('order');
    await user.selectOptions(screen.getByLabelText('Sort'), 'Latest date first');
    await waitFor(() => expect(api.lastInput('Events')?.['order']).toBe('date_descending'));
  });

  it('does not claim to have counted every match of a common word', async () => {
    openRoute('/events?search=market', { answers: { Events: foundEvents([card()], 10_000) } });
    await screen.findByText('More than 10,000 events');
  });

  it('says how many events match on other dates and searches all dates', async () => {
    const { user, api } = openRoute('/events?search=honey', {
      answers: {
        Events: ({ input }: { input: { dateFrom?: string } }) =>
          foundEvents(input.dateFrom ? [] : [card()], input.dateFrom ? 0 : 3),
      },
    });
    await screen.findByText('3 events match on other dates.');
    await user.click(screen.getByRole('button', { name: 'Search all dates' }));
    await screen.findByRole('heading', { name: card().title });
    expect(api.lastInput('Events')).not.toHaveProperty('dateFrom');
  });

  it('[EV-029] offers to load again after a failure', async () => {
    const { user, api } = openRoute('/events', { answers: { Events: refuse('INTERNAL', 'x') } });
    await screen.findByText('Failed to load events. Please try again.');
    api.set('Events', foundEvents([card()]));
    await user.click(screen.getByRole('button', { name: 'Reload Events' }));
    await screen.findByText(/1 event /);
  });
});
