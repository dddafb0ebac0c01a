import type { MarketEvent } from '@stallbook/contracts';
import { pageTexts } from '../language/texts.js';
import { addressOf, eventsAsked, type EventsAsked } from './events-asked.js';
import { eventsText } from './events-text.js';

const fair = {
  id: 'fair',
  title: 'Fair',
  eventType: 'craft_fair',
  eventDate: '2027-05-08',
  eventEndDate: '2027-05-08',
  city: 'Salem',
  state: 'OR',
  defaultedFields: [],
} as unknown as MarketEvent;

describe('the list of events without JavaScript', () => {
  const textOf = (total: number, asked?: EventsAsked) =>
    eventsText({ items: total > 0 ? [fair] : [], total }, asked, pageTexts.en);
  const linksIn = (html: string) =>
    [...html.matchAll(/<a href="(\/events(?:\?[^"]*)?)">([^<]*)/g)].map(([, ...is]) => is);

  it('shows the search and the further pages only to readers without JavaScript', () => {
    const html = textOf(51);
    expect(html.replace(/<noscript>.*?<\/noscript>/g, '')).not.toMatch(/<form|Later events/);
    expect(linksIn(html)).toEqual([['/events?page=2', 'Later events']]);
    expect(textOf(50)).not.toContain('Later events');
  });

  it('leads from page to page of the same search, and back to all events', () => {
    const html = textOf(120, { search: 'bread & honey', page: 2 });
    expect(linksIn(html)).toEqual([
      ['/events', 'All events'],
      ['/events?search=bread+%26+honey', 'Earlier events'],
      ['/events?search=bread+%26+honey&amp;page=3', 'Later events'],
    ]);
    expect(html).not.toContain('noscript');
  });

  it('says what was searched for when nothing is found, harmless whatever it is', () => {
    const html = textOf(0, { search: '"><script>alert(1)</script>', page: 1 });
    expect(html).toContain('No upcoming event matches “&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;”.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it('does not call the list empty on a page after its last', () => {
    const html = eventsText({ items: [], total: 70 }, { search: '', page: 3 }, pageTexts.en);
    expect(html).toContain('<p>There are no more events.</p>');
    expect(linksIn(html)).toEqual([['/events?page=2', 'Earlier events']]);
  });

  it.each([
    ['search=%20honey%20&page=3', '/events?search=honey&page=3'],
    ['search=honey&page=-1', '/events?search=honey'],
    ['page=2.5&type=festival', '/events'],
    [`search=${'x'.repeat(200)}`, `/events?search=${'x'.repeat(100)}`],
  ])('reads %s', (query, address) => {
    expect(addressOf(eventsAsked(query))).toBe(address);
  });
});
