import { screen, waitFor } from '@testing-library/react';
import { card, foundEvents } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

describe('a search with a misspelled word', () => {
  it('offers what was probably meant when nothing is found', async () => {
    const { user, api, path } = openRoute('/events?search=potery&location=Austn&type=craft_fair', {
      answers: {
        Events: ({ input }: { input: { location?: string } }) =>
          foundEvents(input.location === 'Austin' ? [card()] : []),
        SearchCorrection: { correction: { search: 'pottery', location: 'Austin', hasFewerWords: false } },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'pottery in Austin' }));
    await waitFor(() => expect(path()).toBe('/events?type=craft_fair&search=pottery&location=Austin'));
    await screen.findByText(/1 event /);
    expect(api.named('SearchCorrection')[0]?.variables).toEqual({ input: { search: 'potery', location: 'Austn' } });
  });

  it('offers a search with fewer words and without other filters when all together find nothing', async () => {
    const { user, path } = openRoute(
      '/events?search=lantern+night&location=Austin&within=25&order=nearest&type=craft_fair&page=2',
      {
        answers: {
          Events: ({ input }: { input: { search?: string } }) =>
            foundEvents(input.search === 'lantern' ? [card()] : []),
          SearchCorrection: { correction: { search: 'lantern', location: null, hasFewerWords: true } },
        },
      },
    );
    const link = await screen.findByRole('link', { name: 'lantern' });
    expect(link.parentElement?.textContent).toBe('No event matches all words. Search for lantern.');
    await user.click(link);
    await waitFor(() => expect(path()).toBe('/events?range=all&search=lantern'));
  });

  it('asks with the name of a state, and never with a remembered order by distance', async () => {
    localStorage.setItem('stallbook.order.events', 'nearest');
    const { user, api, path } = openRoute('/events?search=lantern+night&location=OR', {
      answers: {
        Events: foundEvents([]),
        SearchCorrection: { correction: { search: 'lantern', location: 'Oregon', hasFewerWords: true } },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'lantern in Oregon' }));
    await waitFor(() => expect(path()).toBe('/events?range=all&search=lantern&location=Oregon&order=date_descending'));
    expect(api.named('SearchCorrection')[0]?.variables).toEqual({
      input: { search: 'lantern night', location: 'Oregon' },
    });
  });

  it('keeps its advice when nothing similar is known', async () => {
    openRoute('/events?search=xylophone', {
      answers: { Events: foundEvents([]), SearchCorrection: { correction: null } },
    });
    await screen.findByText(/Try other words/);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

describe('a search for the name of a month', () => {
  it('offers the month where its name found nothing', async () => {
    const { user, api, path } = openRoute('/events?search=January+2027&type=craft_fair&open=yes&page=2', {
      answers: {
        Events: ({ input }: { input: { search?: string } }) => foundEvents(input.search ? [] : [card()]),
        SearchCorrection: { correction: { search: 'canary', location: null, hasFewerWords: false } },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Show events in Jan 2027' }));
    await screen.findByRole('heading', { name: card().title });
    expect(api.lastInput('Events')).toMatchObject({ dateFrom: '2027-01-01', dateTo: '2027-01-31' });
    expect(path()).toBe('/events?type=craft_fair&open=yes&range=custom&from=2027-01-01&to=2027-01-31');
  });

  it('offers no month without events', async () => {
    openRoute('/events?search=January+2027', {
      answers: {
        Events: foundEvents([]),
        SearchCorrection: { correction: { search: 'canary', location: null, hasFewerWords: false } },
      },
    });
    await screen.findByRole('link', { name: 'canary' });
    expect(screen.queryByRole('link', { name: /^Show events in/ })).toBeNull();
  });
});
