import { localTimeIn, movedDate } from '../../lib/format/dates.js';

interface MarketTimes {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
  timeZone: string;
}

export interface EventTimes extends Pick<MarketTimes, 'startTime' | 'endTime' | 'timeZone'> {
  eventDate: string;
  eventEndDate: string | null;
}

/** After every time of the day. */
const MIDNIGHT = '24:00';

function endOf({ startDate, endDate, startTime, endTime }: MarketTimes): string {
  const closesNextDay = startTime !== null && endTime !== null && endTime <= startTime && endDate === startDate;
  return `${closesNextDay ? movedDate(endDate, 1) : endDate} ${endTime ?? MIDNIGHT}`;
}

export type MarketDay = 'ahead' | 'today' | 'under_way' | 'ended';

/** By the clock where the market takes place. Without an opening time, it opens when its first day ends. */
export function marketDayOf(market: MarketTimes, now = Date.now()): MarketDay {
  const local = localTimeIn(market.timeZone, now);
  if (local >= endOf(market)) return 'ended';
  if (local >= `${market.startDate} ${market.startTime ?? MIDNIGHT}`) return 'under_way';
  return local >= market.startDate ? 'today' : 'ahead';
}

export const eventDayOf = ({ eventDate, eventEndDate, ...times }: EventTimes, now?: number): MarketDay =>
  marketDayOf({ ...times, startDate: eventDate, endDate: eventEndDate ?? eventDate }, now);
