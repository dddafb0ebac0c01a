import { eventDayOf, marketDayOf } from './market-day.js';

/** 9 PM on May 8 in Hawaii, 3 AM on May 9 in New York. */
const now = Date.parse('2027-05-09T07:00:00Z');
const dayOf = (timeZone: string, startDate: string, hours = '-', endDate = startDate) => {
  const [startTime, endTime] = hours.split('-').map((time) => time || null);
  return marketDayOf({ startDate, endDate, startTime: startTime ?? null, endTime: endTime ?? null, timeZone }, now);
};
const [hawaii, newYork] = ['Pacific/Honolulu', 'America/New_York'];

describe('the day of a market', () => {
  it.each([
    [hawaii, '2027-05-08', 'today'],
    [hawaii, '2027-05-09', 'ahead'],
    [newYork, '2027-05-08', 'ended'],
    [newYork, '2027-05-09', 'today'],
  ])('follows the clock of its place: %s, %s', (timeZone, date, day) => expect(dayOf(timeZone, date)).toBe(day));

  it.each([
    ['22:00:00-23:00:00', 'today'],
    ['21:00:00-22:00:00', 'under_way'],
    ['09:00:00-21:00:00', 'ended'],
    ['09:00:00-', 'under_way'],
    ['-21:30:00', 'today'],
    ['18:00:00-02:00:00', 'under_way'],
  ])('follows its hours: %s', (hours, day) => expect(dayOf(hawaii, '2027-05-08', hours)).toBe(day));

  it('continues between its days, and after midnight where it closes later', () => {
    expect(dayOf(newYork, '2027-05-08', '09:00:00-17:00:00', '2027-05-09')).toBe('under_way');
    expect(dayOf(newYork, '2027-05-08', '18:00:00-04:00:00')).toBe('under_way');
    expect(dayOf(newYork, '2027-05-08', '18:00:00-02:00:00')).toBe('ended');
  });

  it('is the one day of an event without an end date', () => {
    const hours = { startTime: null, endTime: null, timeZone: hawaii };
    expect(eventDayOf({ ...hours, eventDate: '2027-05-08', eventEndDate: null }, now)).toBe('today');
    expect(eventDayOf({ ...hours, eventDate: '2027-05-07', eventEndDate: null }, now)).toBe('ended');
  });
});
