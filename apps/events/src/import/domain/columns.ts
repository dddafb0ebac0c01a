import { withoutInvisible } from '@stallbook/kernel';
import { noEvents } from './no-events.js';

/** Accepted column names, compared without case, spaces, and underscores. */
const ALIASES = {
  title: ['eventname', 'name', 'title', 'event', 'marketname', 'eventtitle'],
  type: ['eventtype', 'type', 'category'],
  venue: ['venue', 'venuename', 'location', 'place'],
  address: ['address', 'street', 'streetaddress'],
  city: ['city', 'town'],
  state: ['state', 'province'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode'],
  startDate: ['startdate', 'eventstartdate'],
  eventDate: ['eventdate', 'date'],
  endDate: ['enddate', 'eventenddate'],
  startTime: ['starttime', 'opens', 'time'],
  endTime: ['endtime', 'closes'],
  fee: ['vendorfee', 'fee', 'boothfee', 'price'],
  boothCount: ['boothcount', 'booths', 'maxvendors', 'vendors', 'spaces'],
  description: ['description', 'details', 'about'],
  website: ['website', 'websiteurl', 'url', 'web'],
  organizerName: ['organizername', 'organizer', 'contactname', 'contact'],
  organizerEmail: ['organizeremail', 'contactemail', 'email'],
  organizerPhone: ['organizerphone', 'contactphone', 'phone'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
} as const;

export interface ColumnChoice {
  position: number;
  /** Null: the column is ignored. */
  field?: ColumnName | null;
}

export type ColumnName = keyof typeof ALIASES;
export type Cells = Record<ColumnName, string>;

export interface Columns {
  count: number;
  positions: ReadonlyMap<ColumnName, number>;
  /** Unknown names in the header, as written. */
  unknown: string[];
}

/** Ignored without a warning. */
const KNOWN_UNUSED = new Set(['sourceid']);

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_]/g, '');

/** @throws DomainError IMPORT.NO_EVENTS without a name column */
export function columnsOf(header: readonly string[], choices: readonly ColumnChoice[] = []): Columns {
  const columns = readHeader(header, choices);
  if (!columns.positions.has('title')) throw noEvents();
  return columns;
}

/** The choices come first, then the names. The first of several columns with one meaning counts. */
export function readHeader(header: readonly string[], choices: readonly ColumnChoice[]): Columns {
  const byAlias = new Map<string, ColumnName>();
  for (const [column, aliases] of Object.entries(ALIASES)) {
    for (const alias of aliases) byAlias.set(alias, column as ColumnName);
  }
  const positions = new Map<ColumnName, number>();
  const chosen = new Set(choices.map(({ position }) => position));
  for (const { position, field } of choices) {
    if (field && !positions.has(field) && position < header.length) positions.set(field, position);
  }
  const unknown: string[] = [];
  header.forEach((name, position) => {
    if (chosen.has(position)) return;
    const column = byAlias.get(plain(name));
    if (column && !positions.has(column)) positions.set(column, position);
    else if (!KNOWN_UNUSED.has(plain(name))) unknown.push(name);
  });
  return { count: header.length, positions, unknown };
}

/** Trimmed; missing cells are empty. */
export function cellsOf({ positions }: Columns, row: readonly string[]): Cells {
  const cells: Partial<Cells> = {};
  for (const column of Object.keys(ALIASES) as ColumnName[]) {
    const position = positions.get(column);
    cells[column] = position === undefined ? '' : withoutInvisible(row[position] ?? '').trim();
  }
  return cells as Cells;
}
