import { addDays, instantOf, type LocalDate, type LocalTime } from './local-time.js';

export interface MarketHours {
  startTime: LocalTime | null;
  endTime: LocalTime | null;
}

export interface MarketDays extends MarketHours {
  startDate: LocalDate;
  endDate: LocalDate;
}

export interface MarketTimes extends MarketDays {
  timeZone: string;
}

/** A market that closes before it opens closes on the next day. */
export const closesNextDay = ({ startTime, endTime }: MarketHours): boolean =>
  startTime !== null && endTime !== null && endTime <= startTime;

/** The last day of a night market is the morning on which it closes, unless it has only one day. */
export const closingDayOf = (market: MarketDays): LocalDate =>
  closesNextDay(market) && market.endDate === market.startDate ? addDays(market.endDate, 1) : market.endDate;

/** Ends at its closing time in its own time zone; without one, with its last day. */
export const endOf = (market: MarketTimes): Date =>
  instantOf(closingDayOf(market), market.endTime ?? undefined, market.timeZone);

const FAR_FUTURE = new Date('9999-12-31');

/** `endOf` as an expression of MongoDB over the named fields. */
export function endOfFields(fields: Record<keyof MarketTimes, string>): object {
  const { startDate, endDate, startTime, endTime, timeZone: timezone } = fields;
  const closes = { $ifNull: [endTime, '23:59:59.999'] };
  const dateString = { $concat: [endDate, 'T', closes] };
  // An event with an unreadable date or time counts as upcoming, so that it does not make its whole list fail.
  const onLastDay = { $dateFromString: { dateString, timezone, onError: FAR_FUTURE } };
  const known = [startTime, endTime].map((time) => ({ $eq: [{ $type: time }, 'string'] }));
  const isNextDay = { $and: [...known, { $lte: [endTime, startTime] }, { $eq: [startDate, endDate] }] };
  const nextDay = { $dateAdd: { startDate: onLastDay, unit: 'day', amount: 1, timezone } };
  return { $cond: [isNextDay, nextDay, onLastDay] };
}
