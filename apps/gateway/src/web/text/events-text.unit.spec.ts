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
  const FULL = 50;
  const textOf = (items: number, total: number, asked?: Partial<EventsAsked>) =>
    eventsText(
      { items: Array.from({ length: items }, () => fair), total },
      asked && { search: '', part: 1, hasOtherFilters: false, ...asked },
      pageTexts.en,
    );
  const linksIn = (html: string) =>
    [...html.matchAll(/<a href="(\/events(?:\?[^"]*)?)">([^<]*)/g)].map(([, ...is]) => is);

  it('shows the search and the further parts only to readers without JavaScript', () => {
    const html = textOf(FULL, 51);
    expect(html.replace(/<noscript>.*?<\/noscript>/g, '')).not.toMatch(/<form|Later events/);
    expect(linksIn(html)).toEqual([['/events?part=2', 'Later events']]);
    expect(textOf(FULL, FULL)).not.toContain('Later events');
  });

  it('leads from part to part of the same search, and back to all events', () => {
    const html = textOf(FULL, 120, { search: 'bread & honey', part: 2 });
    expect(linksIn(html)).toEqual([
      ['/events', 'All events'],
      ['/events?search=bread+%26+honey', 'Earlier events'],
      ['/events?search=bread+%26+honey&amp;part=3', 'Later events'],
    ]);
    expect(html).not.toContain('noscript');
  });

  it('says what was searched for when nothing is found, harmless whatever it is', () => {
    const html = textOf(0, 0, { search: '"><script>alert(1)</script>' });
    expect(html).toContain('No upcoming event matches “&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;”.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it('does not call the list empty after its last part', () => {
    const html = textOf(0, 70, { part: 3 });
    expect(html).toContain('<p>There are no more events.</p>');
    expect(linksIn(html)).toEqual([['/events?part=2', 'Earlier events']]);
  });

  it('says which filters it does not follow', () => {
    const note = 'The other filters of this address need JavaScript.';
    expect(textOf(1, 1, eventsAsked('location=Salem&search=bread'))).toContain(note);
    expect(textOf(1, 1, eventsAsked('search=bread&part=1'))).not.toContain(note);
  });

  it.each([
    ['search=%20honey%20&part=3', '/events?search=honey&part=3'],
    ['search=honey&part=-1', '/events?search=honey'],
    ['part=2.5&type=festival&page=3', '/events'],
    ['part=999999', '/events?part=1000'],
    [`search=${'x'.repeat(200)}`, `/events?search=${'x'.repeat(100)}`],
    [`search=${'x'.repeat(99)}%F0%9F%8D%AF`, `/events?search=${'x'.repeat(99)}`],
  ])('reads %s', (query, address) => {
    expect(addressOf(eventsAsked(query))).toBe(address);
  });
});
