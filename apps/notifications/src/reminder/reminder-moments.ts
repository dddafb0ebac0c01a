import { addDays, instantOf, localDateAt } from '@stallbook/kernel';
import { DateTime } from 'luxon';

export interface ReminderMarket {
  title: string;
  startDate: string;
  endDate: string;
  startTime: string | null;
  timeZone: string;
  place: string;
}

/** Days before the event. */
export const kinds = { fiveDay: 5, oneDay: 1 } as const;
export type ReminderKind = keyof typeof kinds;

const MORNING = '09:00';

type When = Pick<ReminderMarket, 'startDate' | 'startTime' | 'timeZone'>;

/** In the morning of the market's zone, whatever daylight saving does in between. */
export const dueAt = (kind: ReminderKind, { startDate, timeZone }: When): Date =>
  instantOf(addDays(startDate, -kinds[kind]), MORNING, timeZone);

/** A late reminder is useful until the next one is due or the event has started. */
export const isUseful = (kind: ReminderKind, market: When, now: Date): boolean =>
  now < (kind === 'fiveDay' ? dueAt('oneDay', market) : startOf(market));

const startOf = ({ startDate, startTime, timeZone }: When): Date =>
  instantOf(startDate, startTime ?? undefined, timeZone);

export function inDays({ startDate, timeZone }: When, now: Date): string {
  const today = DateTime.fromISO(localDateAt(now, timeZone), { zone: 'utc' });
  const days = DateTime.fromISO(startDate, { zone: 'utc' }).diff(today, 'days').days;
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
