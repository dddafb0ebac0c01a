import type { CalendarFeedEntry, MarketEvent } from '@stallbook/contracts';
import { shortened, stateCode } from '@stallbook/kernel';
import { announcedHours, isDateAnnounced } from '../events/announced.js';
import type { CalendarEntry } from './calendar-file.js';
import type { CalendarTexts } from './calendar-texts.js';

const placeOf = (market: {
  location: string;
  address: string | null;
  city: string;
  state: string;
  zipCode?: string | null;
}): string => {
  const town = [market.city, [stateCode(market.state), market.zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [...new Set([market.location, market.address, town])].filter(Boolean).join(', ');
};

const linkTo = (eventId: string, publicUrl: string): string => `${publicUrl}/events/${eventId}`;
const idOf = (eventId: string, part: string, publicUrl: string): string =>
  `${part}-${eventId}@${new URL(publicUrl).hostname}`;

/** Each day of a market repeats it. */
const LONGEST_TEXT = 500;

export const marketEventEntries = (events: readonly MarketEvent[], publicUrl: string): CalendarEntry[] =>
  events.filter(isDateAnnounced).map((event) => entryOf(event, publicUrl));

function entryOf(event: MarketEvent, publicUrl: string): CalendarEntry {
  const url = linkTo(event.id, publicUrl);
  return {
    id: idOf(event.id, 'market', publicUrl),
    title: event.title,
    text: `${shortened(event.description, LONGEST_TEXT)}\n\n${url}`,
    place: placeOf(event),
    url,
    timeZone: event.timeZone,
    startDate: event.eventDate,
    endDate: event.eventEndDate,
    ...announcedHours(event),
  };
}

function standing({ status, awaitsPayment, boothLocation }: CalendarFeedEntry, texts: CalendarTexts): string {
  if (status === 'pending') return texts.withOrganizer;
  return [texts.accepted, boothLocation && texts.booth(boothLocation), awaitsPayment && texts.pay]
    .filter(Boolean)
    .join(' ');
}

/** The market and, once accepted, its load-in. */
export function vendorEntries(market: CalendarFeedEntry, texts: CalendarTexts, publicUrl: string): CalendarEntry[] {
  const { eventId, title, timeZone, startDate, endDate, startTime, endTime, loadInDate, loadInTime } = market;
  const url = linkTo(eventId, publicUrl);
  const isTentative = market.status === 'pending';
  const shared = { place: placeOf(market), url, timeZone, isTentative, text: `${standing(market, texts)}\n\n${url}` };
  const days = { startDate, endDate, startTime, endTime };
  const own = {
    ...shared,
    ...days,
    id: idOf(eventId, 'booth', publicUrl),
    title: isTentative ? texts.applied(title) : title,
  };
  if (isTentative || (!loadInDate && !loadInTime)) return [own];
  const day = loadInDate ?? startDate;
  const loadIn = { startDate: day, endDate: day, startTime: loadInTime, endTime: null };
  return [{ ...shared, ...loadIn, id: idOf(eventId, 'load-in', publicUrl), title: texts.loadIn(title) }, own];
}
