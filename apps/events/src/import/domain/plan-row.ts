import { addDays, beginningOf, marketEventLimits } from '@stallbook/kernel';
import type { z } from 'zod';
import { timeZoneOf } from '../../geo/domain/time-zone.js';
import {
  amenities,
  emptyDetails,
  type DetailField,
  type MarketEventDetails,
} from '../../market-event/domain/market-event-details.js';
import type { marketEventEvents } from '../../market-event/domain/market-event.events.js';
import { withPlainCity } from './city.js';
import { cellsOf, type Cells, type Columns } from './columns.js';
import { datesOf } from './dates.js';
import { importSettings, type ImportSettings } from './import-settings.js';
import { settingOf, typeOf } from './known-type.js';
import { boothCountOf, coordinateOf, feeCentsOf, timeOr } from './cell-values.js';
import { Warnings, type Warning } from './warnings.js';

type Seeded = z.infer<(typeof marketEventEvents)['market-event.seeded']['schema']>;
export type SeededDetails = MarketEventDetails &
  Pick<Seeded, 'defaultedFields' | 'organizerContactName' | 'organizerContactEmail' | 'organizerContactPhone'>;

/** No column gives these. */
const NEVER_GIVEN = ['applicationDeadline', 'boothSize', ...amenities, 'applicationFeeCents'] as const;
const GIVEN_BY: Readonly<Record<string, DetailField>> = {
  start_time: 'startTime',
  end_time: 'endTime',
  booth_count: 'maxVendors',
  vendor_fee: 'boothFeeCents',
};

export type PlannedRow =
  | { details: SeededDetails; warnings: Warning[]; failure?: undefined; title?: undefined }
  | { failure: Warning; title: string | undefined; warnings: Warning[]; details?: undefined };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST_WEBSITE = 500;
const LIMITS = {
  title: marketEventLimits.title,
  city: marketEventLimits.city,
  state: 50,
  venue: marketEventLimits.location,
  address: marketEventLimits.address,
  zip: 10,
};

export interface PlanContext {
  today: string;
  settings?: ImportSettings;
}

/** A market event with a warning for every replaced value, or the reason why the row is not one. */
export function planRow(columns: Columns, row: readonly string[], context: PlanContext): PlannedRow {
  const settings = context.settings ?? importSettings;
  const warnings = new Warnings();
  const cells = withPlainCity(cellsOf(columns, row), warnings);
  const failure = failureOf(columns, row, cells);
  if (failure) return { failure, title: beginningOf(cells.title, LIMITS.title) || undefined, warnings: [] };
  const { invented, ...dates } = datesOf(cells, context.today, settings, warnings);
  const kind = typeOf(cells.type, cells.title, settings, warnings);
  const place = placeOf(cells, warnings);
  const setting = settingOf(cells.venue, cells.title, settings);
  return {
    warnings: warnings.list,
    details: {
      ...emptyDetails,
      refundPolicy: null,
      ...dates,
      ...place,
      title: cells.title,
      description: descriptionOf(cells, warnings),
      eventType: kind.type,
      startTime: timeOr(cells.startTime, settings.startTime, 'start_time', warnings),
      endTime: timeOr(cells.endTime, settings.endTime, 'end_time', warnings),
      applicationDeadline: addDays(dates.eventDate, -settings.deadlineDaysBefore),
      indoorOutdoor: setting ?? 'outdoor',
      maxVendors: boothCountOf(cells.boothCount, kind, settings, warnings),
      boothFeeCents: feeCentsOf(cells.fee, { type: kind.type, city: cells.city }, settings, warnings),
      boothSize: settings.boothSize,
      electricityAvailable: true,
      wifiAvailable: false,
      insuranceRequired: true,
      websiteUrl: websiteOf(cells.website, warnings),
      ...contactOf(cells, warnings),
      defaultedFields: [
        ...NEVER_GIVEN,
        ...[...warnings.defaulted].flatMap((column) => GIVEN_BY[column] ?? []),
        ...invented,
        ...(setting ? [] : ['indoorOutdoor' as const]),
      ],
    },
  };
}

export function failureOf({ count }: Columns, row: readonly string[], cells: Cells): Warning | undefined {
  if (row.length > count && row.slice(count).some((cell) => cell.trim() !== '')) {
    return {
      field: 'row',
      message: `Has ${row.length} values but the header has ${count}. Put values with commas in quotes.`,
    };
  }
  if (cells.title === '') return { field: 'event_name', message: 'Has no name.' };
  if (cells.city === '') return { field: 'city', message: 'Has no city.' };
  if (cells.state === '') return { field: 'state', message: 'Has no state.' };
  for (const [column, limit] of Object.entries(LIMITS)) {
    if (cells[column as keyof typeof LIMITS].length > limit) {
      return { field: column, message: `Longer than ${limit} characters.` };
    }
  }
  return undefined;
}

function placeOf(cells: Cells, warnings: Warnings) {
  const where = {
    latitude: coordinateOf(cells.latitude, 90, 'latitude', warnings),
    longitude: coordinateOf(cells.longitude, 180, 'longitude', warnings),
    zipCode: cells.zip || null,
    city: cells.city,
    state: cells.state,
  };
  const location = cells.venue || cells.address || cells.city;
  return { ...where, location, address: cells.address || null, timeZone: timeZoneOf(where) };
}

function descriptionOf({ description, title, city, state }: Cells, warnings: Warnings): string {
  const longest = marketEventLimits.description;
  if (description.length > longest) {
    warnings.add('description', `Longer than ${longest} characters, so we shortened it.`);
    return beginningOf(description, longest);
  }
  if (description !== '') return description;
  const standard = `${title} in ${city}, ${state}.`;
  warnings.replaced('description', '', 'the name and the place');
  return standard;
}

function websiteOf(given: string, warnings: Warnings): string | null {
  if (given === '') return null;
  const address = /^[a-z]+:/i.test(given) ? given : `http://${given}`;
  const isPlain = address.length <= LONGEST_WEBSITE && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address);
  if (isPlain && URL.canParse(address)) return address;
  warnings.add('website', `"${beginningOf(given, 57)}" isn't a valid web address, so we skipped it.`);
  return null;
}

function contactOf({ organizerName, organizerEmail, organizerPhone }: Cells, warnings: Warnings) {
  const usable = organizerEmail.length <= 254 && EMAIL.test(organizerEmail);
  if (organizerEmail !== '' && !usable) warnings.add('organizer_email', 'Not a valid email address, so we skipped it.');
  return {
    organizerContactName: beginningOf(organizerName, 200) || null,
    organizerContactEmail: usable ? organizerEmail : null,
    organizerContactPhone: beginningOf(organizerPhone, 40) || null,
  };
}
