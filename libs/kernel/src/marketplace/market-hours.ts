import { addDays, instantOf, localDateAt, type LocalDate, type LocalTime } from '../local-time.js';

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

/** Without a known time, the end of that local day. */
export const startOf = (market: Pick<MarketTimes, 'startDate' | 'startTime' | 'timeZone'>): Date =>
  instantOf(market.startDate, market.startTime ?? undefined, market.timeZone);

/** Applications close when the local day of the deadline ends. */
export const closesAt = (deadline: LocalDate, timeZone: string): Date => instantOf(deadline, undefined, timeZone);

export type FirstDay = Pick<MarketTimes, 'startDate' | 'timeZone'>;

/** From midnight in the market's time zone, because its opening time may be unknown. */
export const hasDayBegun = ({ startDate, timeZone }: FirstDay, now: Date): boolean =>
  localDateAt(now, timeZone) >= startDate;
