import type { CalendarFeedEntry, MarketEvent } from '@stallbook/contracts';
import ICAL from 'ical.js';
import { calendarParts, type CalendarEntry } from './calendar-file.js';
import { calendarTexts } from './calendar-texts.js';
import { marketEventEntries, vendorEntries } from './market-entries.js';
import type { Language } from '../web/language/language.js';

const now = new Date('2027-01-01T00:00:00Z');
const entry = (given: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'market-1@stallbook.example',
  title: 'Riverside Fair',
  text: 'By the river.',
  place: 'Riverside Park, Portland, OR',
  url: 'https://stallbook.example/events/1',
  timeZone: 'America/New_York',
  startDate: '2027-03-13',
  endDate: '2027-03-14',
  startTime: '09:00:00',
  endTime: '17:00:00',
  ...given,
});

/** Read by a library that had no part in the writing. */
function read(entries: CalendarEntry[], name = 'Markets') {
  const calendar = new ICAL.Component(ICAL.parse([...calendarParts(name, entries, now)].join('')) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return {
    // The reader takes the name for raw text, because it is no part of the standard.
    name: String(calendar.getFirstPropertyValue('x-wr-calname')).replaceAll('\\n', '\n').replaceAll(/\\(.)/g, '$1'),
    events: events.map(({ uid, summary, description, location, startDate, endDate }) => ({
      uid,
      summary,
      description,
      location,
      allDay: startDate.isDate,
      start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      end: endDate.isDate ? endDate.toString() : endDate.toJSDate().toISOString(),
    })),
  };
}

describe('a calendar file', () => {
  it('has each day of a market at its local hours, on both sides of a change to daylight saving time', () => {
    expect(read([entry()]).events).toMatchObject([
      { uid: 'market-1@stallbook.example', start: '2027-03-13T14:00:00.000Z', end: '2027-03-13T22:00:00.000Z' },
      {
        uid: 'market-1@stallbook.example-2027-03-14',
        start: '2027-03-14T13:00:00.000Z',
        end: '2027-03-14T21:00:00.000Z',
      },
    ]);
  });

  it('has a market without hours as whole days, the last one included', () => {
    expect(read([entry({ startTime: null })]).events).toMatchObject([
      { allDay: true, start: '2027-03-13', end: '2027-03-15' },
    ]);
  });

  it('has a season as one span, and a night market until the next morning', () => {
    expect(read([entry({ endDate: '2027-09-30' })]).events).toMatchObject([{ allDay: true, end: '2027-10-01' }]);
    const night = entry({ endDate: '2027-03-13', startTime: '20:00:00', endTime: '01:00:00' });
    expect(read([night]).events).toMatchObject([{ end: '2027-03-14T06:00:00.000Z' }]);
  });

  it('has a limited length, however many days all markets have', () => {
    const season = Array.from({ length: 1_000 }, (_, index) => entry({ id: `market-${index}`, endDate: '2027-04-12' }));
    const { events } = read(season);
    expect(events.length).toBeGreaterThanOrEqual(1_000);
    expect(events.length).toBeLessThan(1_050);
  });

  it('is written in parts, so that other requests do not wait for a long one', () => {
    const markets = Array.from({ length: 250 }, (_, index) => entry({ id: `market-${index}` }));
    const parts = [...calendarParts('Markets', markets, now)];
    const lengths = parts.map((part) => part.split('BEGIN:VEVENT').length - 1);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(500);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(101);
    expect(read(markets).events).toHaveLength(500);
  });

  it('has no evening on the morning that ends a night market', () => {
    const nights = (endDate: string) => read([entry({ endDate, startTime: '20:00:00', endTime: '01:00:00' })]).events;
    expect(nights('2027-03-14')).toMatchObject([{ end: '2027-03-14T06:00:00.000Z' }]);
    expect(nights('2027-03-15')).toMatchObject([
      { start: '2027-03-14T01:00:00.000Z', end: '2027-03-14T06:00:00.000Z' },
      { start: '2027-03-15T00:00:00.000Z', end: '2027-03-15T05:00:00.000Z' },
    ]);
  });

  it.each([
    'Jam, honey; bread \\ "cake"',
    'One\r\nBEGIN:VEVENT\r\nSUMMARY:Forged\r\nEND:VEVENT',
    'سوق 🍯 Café ' + 'é'.repeat(90),
    'END:VCALENDAR',
  ])('gives back %j in every field, and no entry that it forges', (text) => {
    const { name, events } = read([entry({ title: text, text, place: text, startTime: null })], text);
    const plain = text.replaceAll('\r\n', '\n');
    expect(name).toBe(plain);
    expect(events).toEqual([expect.objectContaining({ summary: plain, description: plain, location: plain })]);
  });

  it('leaves out characters that no calendar file can hold', () => {
    expect(read([entry({ title: 'Bell \u0007 fair\u2028' })]).events[0]?.summary).toBe('Bell  fair');
  });
});

describe('the calendar of a vendor', () => {
  const applied: CalendarFeedEntry = {
    eventId: '1',
    title: 'Riverside Fair',
    status: 'accepted',
    awaitsPayment: true,
    boothLocation: 'A12',
    location: 'Riverside Park',
    address: '1 River Road',
    city: 'Portland',
    state: 'OR',
    timeZone: 'America/Los_Angeles',
    startDate: '2027-05-08',
    endDate: '2027-05-08',
    startTime: '09:00:00',
    endTime: '15:00:00',
    loadInDate: null,
    loadInTime: '06:30:00',
  };
  const of = (given: Partial<CalendarFeedEntry> = {}, language: Language = 'en') =>
    read(vendorEntries({ ...applied, ...given }, calendarTexts[language], 'https://stallbook.example')).events;

  it('has the market, the booth and the load-in of an accepted application', () => {
    const [loadIn, market, ...more] = of();
    expect(more).toEqual([]);
    expect(loadIn).toMatchObject({ summary: 'Load-in: Riverside Fair', start: '2027-05-08T13:30:00.000Z' });
    expect(market).toMatchObject({
      summary: 'Riverside Fair',
      start: '2027-05-08T16:00:00.000Z',
      location: 'Riverside Park, 1 River Road, Portland, OR',
      description: expect.stringContaining('Your booth: A12. Pay the booth fee'),
    });
  });

  it('asks for a payment only where one can be made', () => {
    expect(of({ awaitsPayment: false })[1]?.description).toMatch(/Your booth: A12\.\n/);
  });

  it('has a pending application as applied, without a load-in', () => {
    expect(of({ status: 'pending' }).map(({ summary }) => summary)).toEqual(['Applied: Riverside Fair']);
  });

  it('is in the language of its link', () => {
    const [loadIn, market] = of({}, 'es');
    expect(loadIn?.summary).toBe('Montaje: Riverside Fair');
    expect(market?.description).toContain('Te aceptaron. Tu puesto: A12. Paga la tarifa del puesto');
  });

  it('has a load-in without a time as a day', () => {
    expect(of({ loadInDate: '2027-05-07', loadInTime: null })[0]).toMatchObject({ allDay: true, start: '2027-05-07' });
  });
});

describe('a market event in a calendar', () => {
  const entriesOf = (defaultedFields: string[], description = 'D') => {
    const event = {
      id: '1',
      title: 'Fair',
      description,
      location: 'Hall',
      address: null,
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      timeZone: 'America/Los_Angeles',
      eventDate: '2027-05-08',
      eventEndDate: '2027-05-08',
      startTime: '09:00:00',
      endTime: '17:00:00',
      defaultedFields,
    } as unknown as MarketEvent;
    return read(marketEventEntries([event], 'https://stallbook.example')).events;
  };

  it('has no hours that an import made up', () => {
    expect(entriesOf(['startTime', 'endTime'])).toMatchObject([{ allDay: true, location: 'Hall, Salem, OR 97301' }]);
  });

  it('has the beginning of a long description, and the link', () => {
    const [found] = entriesOf([], 'Fruit and bread. '.repeat(500));
    expect(found?.description).toMatch(/^Fruit and bread\. .*…\n\nhttps:\/\/stallbook\.example\/events\/1$/s);
    expect(found?.description.length).toBeLessThan(600);
  });

  it('has no entry on a date that an import made up', () => {
    expect(entriesOf(['eventDate', 'startTime', 'endTime'])).toEqual([]);
  });
});
