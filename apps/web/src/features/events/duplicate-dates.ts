import { MAX_DUPLICATES } from '@stallbook/kernel/limits';
import { movedDate } from '../../lib/format/dates.js';

/** A Saturday market stays on a Saturday. */
const offsets = {
  nextWeek: { days: 7 },
  nextMonth: { months: 1 },
  nextSeason: { months: 3 },
  nextYear: { months: 12 },
  sameDates: { days: 0 },
} as const;
const rhythms = { weekly: 7, biweekly: 14, monthly: null } as const;

type Offset = keyof typeof offsets;
export type Rhythm = keyof typeof rhythms;
type Placement = Offset | 'onDate' | Rhythm;

export const rhythmNames = Object.keys(rhythms) as Rhythm[];
export const placements = [...Object.keys(offsets), 'onDate', ...rhythmNames] as [Placement, ...Placement[]];
export const isRhythm = (placement: Placement): placement is Rhythm => placement in rhythms;
export const isOffset = (placement: Placement): placement is Offset => placement in offsets;

/** The same weekday of a later month, such as the second Saturday; the fifth is the last. */
function inMonth(eventDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = eventDate.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const wanted = 1 + ((weekday - first.getUTCDay() + 7) % 7) + 7 * (Math.ceil(day / 7) - 1);
  first.setUTCDate(wanted > days ? wanted - 7 : wanted);
  return first.toISOString().slice(0, 10);
}

export function dateAt(eventDate: string, offset: Offset): string {
  const by = offsets[offset];
  return 'days' in by ? movedDate(eventDate, by.days) : inMonth(eventDate, by.months);
}

/** A copy of a past event goes to a day that is still to come. */
export const offsetsFrom = (eventDate: string, today: string): Offset[] =>
  (Object.keys(offsets) as Offset[]).filter((offset) => dateAt(eventDate, offset) >= today);

/** The dates after the event, from `today` until the last one. One more than is allowed shows that there are too many. */
export function seriesOf(
  eventDate: string,
  rhythm: Rhythm,
  { today, until }: { today: string; until: string },
): string[] {
  const days = rhythms[rhythm];
  const dateOf = (step: number) => (days === null ? inMonth(eventDate, step) : movedDate(eventDate, step * days));
  const dates: string[] = [];
  for (let step = 1; dates.length <= MAX_DUPLICATES; step += 1) {
    const date = dateOf(step);
    // After the year 9999, dates begin with a plus sign.
    if (date > until || date < eventDate) break;
    if (date >= today) dates.push(date);
  }
  return dates;
}
