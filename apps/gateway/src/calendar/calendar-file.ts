import { addDays, closesNextDay, endOf, instantOf, type MarketTimes } from '@stallbook/kernel';
import ical, { escape, type ICalCalendar, type ICalEventStatus } from 'ical-generator';

/** Days and times are local to `timeZone`; without a start time, whole days. */
export interface CalendarEntry extends MarketTimes {
  /** Stays the same, so that a calendar replaces what it has. */
  id: string;
  title: string;
  text: string;
  place: string;
  url: string;
  isTentative?: boolean;
}

/** A longer market is a season, which is one span of days. */
const MAX_DAYS = 31;
/** A public calendar is written for each request, so its length is limited. */
const MAX_ENTRIES = 1_000;
/** Writing more would keep other requests waiting. */
const PART_ENTRIES = 100;
const END = 'END:VCALENDAR';
const SECONDS_TO_REFRESH = 3_600;
// A calendar file has no way to write these.
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/g;

const clean = (text: string): string => text.replaceAll('\r\n', '\n').replace(UNWRITABLE, '');

/** Times are in UTC: every calendar shows the right instant, also across a change to daylight saving time. */
export function* calendarParts(name: string, entries: readonly CalendarEntry[], now: Date): Generator<string> {
  const calendar = ical({
    // The library escapes all texts but the name.
    name: escape(clean(name), false),
    prodId: { company: 'Stallbook', product: 'Calendar', language: 'EN' },
    ttl: SECONDS_TO_REFRESH,
  });
  const head = calendar.toString().slice(0, -END.length);
  yield head;
  let written = 0;
  for (const entry of entries) {
    if (written + calendar.length() >= MAX_ENTRIES) break;
    add(calendar, entry, now);
    if (calendar.length() < PART_ENTRIES) continue;
    yield calendar.toString().slice(head.length, -END.length);
    written += calendar.length();
    calendar.clear();
  }
  yield calendar.toString().slice(head.length);
}

function add(calendar: ICalCalendar, entry: CalendarEntry, now: Date): void {
  const about = {
    stamp: now,
    summary: clean(entry.title),
    description: clean(entry.text),
    location: clean(entry.place),
    url: entry.url,
    status: (entry.isTentative ? 'TENTATIVE' : 'CONFIRMED') as ICalEventStatus,
  };
  const days = daysOf(entry);
  if (entry.startTime === null || days.length > MAX_DAYS) {
    const [start, end] = [entry.startDate, addDays(entry.endDate, 1)].map((day) => new Date(`${day}T00:00:00Z`));
    calendar.createEvent({ ...about, id: entry.id, allDay: true, start: start as Date, end: end as Date });
    return;
  }
  for (const [index, day] of days.entries()) {
    const start = instantOf(day, entry.startTime, entry.timeZone);
    const end = entry.endTime === null ? undefined : endOf({ ...entry, startDate: day, endDate: day });
    calendar.createEvent({ ...about, id: index === 0 ? entry.id : `${entry.id}-${day}`, start, ...(end && { end }) });
  }
}

/** The days on which a market opens. The last day of a night market is the morning on which it closes. */
function daysOf(entry: CalendarEntry): string[] {
  const { startDate, endDate } = entry;
  const last = closesNextDay(entry) && endDate > startDate ? addDays(endDate, -1) : endDate;
  const days: string[] = [];
  for (let day = startDate; day <= last && days.length <= MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}
