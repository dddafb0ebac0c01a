import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsvText } from '@stallbook/csv';
import { columnsOf } from './domain/columns.js';
import { amenities } from '../market-event/domain/market-event-details.js';
import { importSettings } from './domain/import-settings.js';
import { planRow, type PlannedRow, type SeededDetails } from './domain/plan-row.js';
import { bannerOf, importedId } from './domain/row-identity.js';

/** A Wednesday. */
const TODAY = '2027-03-03';
const planned = new Map<string, PlannedRow>();

beforeAll(async () => {
  const { header, rows } = await readCsvText(readFileSync(join(import.meta.dirname, 'testing/every-rule.csv'), 'utf8'));
  const columns = columnsOf(header);
  for await (const { cells } of rows) planned.set(cells[0] ?? '', planRow(columns, cells, { today: TODAY }));
});

const row = (name: string): PlannedRow => {
  const found = planned.get(name);
  if (!found) throw new Error(`the fixture has no row ${name}`);
  return found;
};

type Case = [title: string, name: string, values: Partial<SeededDetails>, warned: string[]];

const times: Case[] = [
  [
    'missing times get defaults',
    'Missing Times Market',
    { startTime: '09:00:00', endTime: '17:00:00' },
    ['start_time', 'end_time'],
  ],
  ['12 AM is midnight and 12 PM is noon', 'Midnight Market', { startTime: '00:30:00', endTime: '12:15:00' }, []],
  [
    'invalid times get defaults',
    'Bad Times Market',
    { startTime: '09:00:00', endTime: '17:00:00' },
    ['start_time', 'end_time'],
  ],
];

const feesInWords: Case[] = [
  ['words around a fee are stripped', 'Fee In Words Market', { boothFeeCents: 125_000 }, ['vendor_fee']],
  ['[CL-050] a fee of 0 in a big city', 'Big City Market', { boothFeeCents: 6000 }, ['vendor_fee']],
];

const types: Case[] = [
  [
    '[CL-051] an unknown type is a farmers market with 30 booths',
    'Saturdays on the Green',
    { eventType: 'farmers_market', maxVendors: 30 },
    ['booth_count'],
  ],
  ['a craft fair by its name', 'Harvest Crafts', { eventType: 'craft_fair' }, []],
  ['a festival by its name', 'Cherry Fest', { eventType: 'festival' }, []],
  ['a pop-up market by its name', 'Corner Pop-Up', { eventType: 'popup_market' }, []],
  ['whole words only', 'Craftsbury Green', { eventType: 'farmers_market' }, []],
  [
    '[CL-047] a type in other words is recognized with a warning',
    'Typed In Words',
    { eventType: 'craft_fair' },
    ['event_type'],
  ],
];

const venues: Case[] = [
  ['indoor by its venue', 'Winter Days', { indoorOutdoor: 'indoor' }, []],
  ['a parking lot lies outdoors', 'Parking Days', { indoorOutdoor: 'outdoor' }, []],
  ['both where both are named', 'Any Weather Days', { indoorOutdoor: 'both' }, []],
  ['outdoor by default', 'Cherry Fest', { indoorOutdoor: 'outdoor' }, []],
];

const cases: Case[] = [
  [
    '[CL-043] a complete row is imported unchanged, with commas inside quotes',
    'Complete Fair, Spring',
    {
      title: 'Complete Fair, Spring',
      description: 'Handmade things, by the water.',
      eventType: 'craft_fair',
      eventDate: '2027-05-08',
      eventEndDate: '2027-05-09',
      startTime: '09:00:00',
      endTime: '16:30:00',
      boothFeeCents: 7550,
      maxVendors: 40,
      location: 'Waterfront Park',
      address: '1 River Road',
      zipCode: '97204',
      timeZone: 'America/Los_Angeles',
      websiteUrl: 'https://fair.example.org',
      organizerContactName: 'Ann Example',
      organizerContactEmail: 'ann@example.org',
      organizerContactPhone: '5035550100',
      latitude: 45.52,
      longitude: -122.67,
    },
    [],
  ],
  [
    '[CL-045] a blank date becomes the next Saturday',
    'Blank Date Market',
    { eventDate: '2027-03-06', eventEndDate: '2027-03-06' },
    ['start_date', 'end_date'],
  ],
  [
    '[CL-046] an invalid start date is replaced by the event date',
    'Bad Start Market',
    { eventDate: '2027-05-15' },
    ['start_date'],
  ],
  [
    '[CL-046] an invalid event date is replaced by the start date',
    'Bad Event Date Market',
    { eventDate: '2027-05-22' },
    ['event_date'],
  ],
  [
    '[CL-045] [CL-046] years out of range are replaced by the fallback',
    'Both Dates Bad Market',
    { eventDate: '2025-09-01' },
    ['start_date', 'end_date'],
  ],
  ['[CL-045] a day that no calendar has is invalid', 'Leap Day Market', { eventDate: '2027-03-06' }, ['start_date']],
  [
    '[CL-046] an end date before the start date is replaced by the start date',
    'End Before Start Market',
    { eventEndDate: '2027-06-05' },
    ['end_date'],
  ],
  [
    '[CL-047] two different dates cause a warning',
    'Two Dates Market',
    { eventDate: '2027-06-12', eventEndDate: '2027-06-13' },
    ['event_date'],
  ],
  ['[CL-050] a missing fee becomes 75', 'Missing Fee Market', { boothFeeCents: 7500 }, ['vendor_fee']],
  ['[CL-050] an unusable fee of a farmers market', 'Free Farmers Market', { boothFeeCents: 4500 }, ['vendor_fee']],
  ['[CL-050] an unusable fee of a craft fair', 'Free Craft Fair', { boothFeeCents: 6500 }, ['vendor_fee']],
  ['[CL-050] an unusable fee of an art show in a big city', 'Free Art Show', { boothFeeCents: 8500 }, ['vendor_fee']],
  ['[CL-050] an unusable fee of a festival', 'Free Festival', { boothFeeCents: 9500 }, ['vendor_fee']],
  ['[CL-050] an unusable fee of any other', 'Free Pop-up', { boothFeeCents: 5000 }, ['vendor_fee']],
  ['[CL-051] booths of a farmers market', 'Count Of Farmers Market', { maxVendors: 35 }, ['booth_count']],
  ['[CL-051] booths of a craft fair', 'Count Of Craft Fair', { maxVendors: 60 }, ['booth_count']],
  ['[CL-051] booths of a festival', 'Count Of Festival', { maxVendors: 80 }, ['booth_count']],
  ['[CL-051] booths of any other', 'Count Of Anything', { maxVendors: 50 }, ['booth_count']],
  ['a formula stays a text', '=cmd()', { title: '=cmd()', description: '@SUM(A1)' }, []],
  [
    '[CL-047] invalid values are skipped with a warning',
    'Half Told Market',
    {
      websiteUrl: null,
      organizerContactEmail: null,
      latitude: null,
      longitude: null,
      description: 'Half Told Market in Salem, Oregon.',
    },
    ['description', 'website', 'organizer_email', 'latitude', 'longitude'],
  ],
];

describe('rules of an import', () => {
  const check = (_: string, name: string, values: Partial<SeededDetails>, warned: string[]) => {
    const { details, warnings } = row(name);
    expect(details).toMatchObject(values);
    expect(warnings.map(({ field }) => field).sort()).toEqual([...warned].sort());
  };

  it.each(times)('[CL-048] reads times: %s', check);
  it.each(feesInWords)('[CL-049] reads fees: %s', check);
  it.each(types)('[CL-052] infers the type: %s', check);
  it.each(venues)('[CL-053] infers indoor or outdoor: %s', check);
  it.each(cases)('%s', check);

  it.each([
    [
      'Bad Event Date Market',
      'event_date',
      '"soon" is not a date written as YYYY-MM-DD, like 2027-05-08. Used the start date, 2027-05-22.',
    ],
    [
      'Both Dates Bad Market',
      'start_date',
      '"2031-01-01" is not in the years 2024 to 2030. Used the fallback, 2025-09-01.',
    ],
    ['End Before Start Market', 'end_date', '"2027-06-04" is before the start date. Used the start date, 2027-06-05.'],
    ['Bad Times Market', 'start_time', '"early" is not a time like 9:00 AM or 21:30. Used 9:00 AM.'],
  ])('[CL-047] a warning names the format that is needed: %s, %s', (name, field, message) => {
    expect(row(name).warnings.find((warning) => warning.field === field)?.message).toBe(message);
  });

  it.each([
    ['', 'event_name', 'Has no name.'],
    ['No City Market', 'city', 'Has no city.'],
    ['No State Market', 'state', 'Has no state.'],
    ['Too Many Values', 'row', 'Has 24 values but the header has 22. Put values with commas in quotes.'],
  ])('an incomplete row fails and names its event: %j', (name, field, message) => {
    expect(row(name)).toEqual({ failure: { field, message }, title: name || undefined, warnings: [] });
  });

  it('[CL-054] [CL-055] fills in what a file does not contain', () => {
    expect(row('Complete Fair, Spring').details).toMatchObject({
      boothSize: '10x10',
      electricityAvailable: true,
      wifiAvailable: false,
      insuranceRequired: true,
      applicationDeadline: '2027-04-24',
    });
  });

  it.each([
    ['Blank Date Market', ['eventDate', 'eventEndDate', 'indoorOutdoor']],
    ['Both Dates Bad Market', ['eventDate', 'eventEndDate', 'indoorOutdoor']],
    ['Bad Start Market', ['indoorOutdoor']],
    ['End Before Start Market', ['indoorOutdoor']],
    ['Winter Days', []],
    ['Complete Fair, Spring', []],
  ])('[CL-054] keeps which date and setting it made up: %s', (name, invented) => {
    const { defaultedFields = [] } = row(name).details ?? {};
    const guessed = ['eventDate', 'eventEndDate', 'indoorOutdoor'] as const;
    expect(guessed.filter((field) => defaultedFields.includes(field))).toEqual(invented);
  });

  it('[CL-054] keeps which other details it made up', () => {
    const never = ['applicationDeadline', 'boothSize', ...amenities, 'applicationFeeCents'];
    const defaultedIn = (name: string) => row(name).details?.defaultedFields;
    expect(defaultedIn('Complete Fair, Spring')).toEqual(never);
    expect(defaultedIn('Missing Times Market')).toEqual(expect.arrayContaining(['startTime', 'endTime']));
    expect(defaultedIn('Saturdays on the Green')).toContain('maxVendors');
    expect(defaultedIn('Big City Market')).toContain('boothFeeCents');
  });

  it('[CL-047] shortens a description of more than 10,000 characters with a warning, and cuts no code point in two', () => {
    const columns = columnsOf(['name', 'city', 'state', 'date', 'description']);
    const planOf = (description: string) =>
      planRow(columns, ['Fair', 'Salem', 'Oregon', '2027-05-08', description], { today: TODAY });
    const long = planOf(`${'سوق '.repeat(2_499)}123🥕 more`);
    expect(long.details?.description).toBe(`${'سوق '.repeat(2_499)}123`);
    expect(long.warnings.find(({ field }) => field === 'description')?.message).toMatch(
      /^Longer than 10000 characters/,
    );
    const whole = 'سوق '.repeat(2_500).trim();
    expect(planOf(whole).details?.description).toBe(whole);
  });

  it('[CL-056] picks one of at least five banners, always the same for a market event', () => {
    expect(new Set(importSettings.banners).size).toBeGreaterThanOrEqual(5);
    const drawn = Array.from({ length: 200 }, (_, index) => bannerOf(String(index), importSettings.banners));
    expect(new Set(drawn).size).toBe(importSettings.banners.length);
    expect(bannerOf('7', importSettings.banners)).toBe(bannerOf('7', importSettings.banners));
  });

  it.each([
    ['2024-01-01', '2024-01-01'],
    ['2030-12-31', '2030-12-31'],
    ['2023-12-31', '2025-09-01'],
    ['2031-01-01', '2025-09-01'],
    ['2027-5-8', '2025-09-01'],
  ])('[CL-045] [CL-046] takes dates of the years 2024 to 2030: %s becomes %s', (given, eventDate) => {
    const columns = columnsOf(['name', 'city', 'state', 'date']);
    const { details } = planRow(columns, ['Fair', 'Salem', 'Oregon', given], { today: TODAY });
    expect(details).toMatchObject({ eventDate, eventEndDate: eventDate });
  });

  it('treats rows with the same name, date, and city as one market event', () => {
    const [one, again, other] = ['Missing Fee Market', ' missing fee  MARKET ', 'Two Dates Market'].map(
      (name) => row(name).details!,
    );
    expect(importedId('import', again!)).toBe(importedId('import', one!));
    expect(importedId('import', other!)).not.toBe(importedId('import', one!));
    expect(importedId('another', one!)).not.toBe(importedId('import', one!));
  });

  it('treats rows that abbreviate the state or not as one market event', () => {
    const fair = { title: 'Fair', eventDate: '2027-05-08', city: 'Austin' };
    const id = importedId('import', { ...fair, state: 'Texas' });
    expect(importedId('import', { ...fair, state: 'tx' })).toBe(id);
    expect(importedId('import', { ...fair, state: 'Utah' })).not.toBe(id);
  });
});

describe('columns of an import', () => {
  it('are recognized by aliases, ignoring case, spaces, and underscores', () => {
    const { positions, unknown } = columnsOf(['NAME', 'Date', 'Fee', 'type', 'CITY', 'booth count', 'Parking Notes']);
    expect([...positions.keys()]).toEqual(['title', 'eventDate', 'fee', 'type', 'city', 'boothCount']);
    expect(unknown).toEqual(['Parking Notes']);
  });

  it('[CL-044] without a name column contain no event', () => {
    expect(() => columnsOf(['city', 'state'])).toThrow('No valid events found in CSV data.');
    expect(() => columnsOf([])).toThrow('No valid events found in CSV data.');
  });
});
