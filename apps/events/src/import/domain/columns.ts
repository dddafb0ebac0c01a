import { withoutInvisible } from '@stallbook/kernel';
import { noEvents } from './no-events.js';

/** What is read of a row, and the names that its columns may have, without case, blanks and underscores. */
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

export type ColumnName = keyof typeof ALIASES;
export type Cells = Record<ColumnName, string>;

export interface Columns {
  count: number;
  positions: ReadonlyMap<ColumnName, number>;
  /** Names of the header that mean nothing here, as they were written. */
  unknown: string[];
}

/** Columns that a file may have without being told that they mean nothing. */
const KNOWN_UNUSED = new Set(['sourceid']);

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_]/g, '');

/** Throws IMPORT.NO_EVENTS where no column holds names. The first of several columns of one meaning counts. */
export function columnsOf(header: readonly string[]): Columns {
  const byAlias = new Map<string, ColumnName>();
  for (const [column, aliases] of Object.entries(ALIASES)) {
    for (const alias of aliases) byAlias.set(alias, column as ColumnName);
  }
  const positions = new Map<ColumnName, number>();
  const unknown: string[] = [];
  header.forEach((name, position) => {
    const column = byAlias.get(plain(name));
    if (column && !positions.has(column)) positions.set(column, position);
    else if (!KNOWN_UNUSED.has(plain(name))) unknown.push(name);
  });
  if (!positions.has('title')) throw noEvents();
  return { count: header.length, positions, unknown };
}

/** The cells by their meaning, without surrounding blanks; what is not there is empty. */
export function cellsOf({ positions }: Columns, row: readonly string[]): Cells {
  const cells: Partial<Cells> = {};
  for (const column of Object.keys(ALIASES) as ColumnName[]) {
    const position = positions.get(column);
    cells[column] = position === undefined ? '' : withoutInvisible(row[position] ?? '').trim();
  }
  return cells as Cells;
}
