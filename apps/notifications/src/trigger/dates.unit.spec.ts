import { formatDates } from './dates.js';

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
