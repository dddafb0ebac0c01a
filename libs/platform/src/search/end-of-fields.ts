import type { MarketTimes } from '@stallbook/kernel';

const FAR_FUTURE = new Date('9999-12-31');

/** `endOf` of the kernel as an expression of MongoDB over the named fields. */
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
