import { plannedFields } from '@stallbook/kernel';
import { timeZoneOf } from '../../geo/domain/time-zone.js';
import { assertDetails } from './check-details.js';
import { emptyDetails, type MarketEventDetails } from './market-event-details.js';

/** Absent keeps a field, null clears it. */
export type DetailsChange = {
  [K in keyof MarketEventDetails]?: MarketEventDetails[K] | null;
};

/** The changed details, checked. The time zone always follows from the place. */
export function merged(current: MarketEventDetails, change: DetailsChange): MarketEventDetails {
  const next: Record<string, unknown> = { ...current };
  for (const [field, fallback] of Object.entries(emptyDetails)) {
    const value = change[field as keyof MarketEventDetails];
    if (value !== undefined && field !== 'timeZone') next[field] = tidy(field, value) ?? fallback;
  }
  const details = next as MarketEventDetails;
  if (!details.eventEndDate || (change.eventDate && !change.eventEndDate && details.eventEndDate < details.eventDate)) {
    details.eventEndDate = details.eventDate;
  }
  assertDetails(details);
  return { ...details, timeZone: timeZoneOf(details) };
}

/** The start follows from the coordinates too, by the time zone. */
const startFields = [...plannedFields, 'latitude', 'longitude'] as const;

export const isReplanned = (current: MarketEventDetails, change: DetailsChange): boolean =>
  startFields.some((field) => change[field] !== undefined && tidy(field, change[field]) !== current[field]);

/** Trimmed, blank as null; times with their seconds. */
function tidy(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return field.endsWith('Time') && text.length === 5 ? `${text}:00` : text;
}
