import { Settings } from 'luxon';
import { formatDates, formatTime } from './dates.js';

describe('formatting the dates of a market event', () => {
  it.each([
    ['2027-05-08', '2027-05-08', 'Sat, May 8, 2027'],
    ['2027-05-08', '2027-05-09', 'May 8–9, 2027'],
    ['2027-05-30', '2027-06-01', 'May 30 – Jun 1, 2027'],
    ['2027-12-31', '2028-01-02', 'Fri, Dec 31, 2027 – Sun, Jan 2, 2028'],
  ])('formats %s to %s as %s', (start, end, expected) => {
    expect(formatDates(start, end)).toBe(expected);
  });
});

describe('formatting a time of a market event', () => {
  const { now, defaultZone } = Settings;
  afterEach(() => {
    Object.assign(Settings, { now, defaultZone });
  });

  it('does not depend on the zone of the process, where an hour may be missing today', () => {
    Object.assign(Settings, { now: () => Date.parse('2027-03-14T16:00:00Z'), defaultZone: 'America/New_York' });
    expect(formatTime('02:30')).toBe('2:30 AM');
    expect(formatTime('09:00:00')).toBe('9:00 AM');
  });
});
