import { MAX_DUPLICATES } from '@stallbook/kernel/limits';
import { dateAt, offsetsFrom, seriesOf, type Rhythm } from './duplicate-dates.js';

const series = (eventDate: string, rhythm: Rhythm, until: string, today = eventDate) =>
  seriesOf(eventDate, rhythm, { today, until });

describe('the dates of a single copy', () => {
  it.each([
    ['2027-05-08', ['nextWeek', 'nextMonth', 'nextSeason', 'nextYear', 'sameDates']],
    ['2027-05-20', ['nextMonth', 'nextSeason', 'nextYear']],
    ['2028-05-14', []],
  ])('leave out days before %s', (today, offsets) => expect(offsetsFrom('2027-05-08', today)).toEqual(offsets));
});

describe('the date of a single copy', () => {
  it.each([
    ['2028-01-01', '2028-02-05', '2028-04-01', '2029-01-06'],
    ['2027-05-29', '2027-06-26', '2027-08-28', '2028-05-27'],
  ])('is the same weekday in a later month or year: %s', (eventDate, month, season, year) => {
    const dates = (['nextMonth', 'nextSeason', 'nextYear'] as const).map((offset) => dateAt(eventDate, offset));
    expect(dates).toEqual([month, season, year]);
  });
});

describe('the dates of a series', () => {
  it('are every week or every 2 weeks, also across the change of the clocks', () => {
    expect(series('2027-10-30', 'weekly', '2027-11-20')).toEqual(['2027-11-06', '2027-11-13', '2027-11-20']);
    expect(series('2027-02-27', 'biweekly', '2027-03-27')).toEqual(['2027-03-13', '2027-03-27']);
  });

  it('are the same weekday of each month, the last one for a fifth', () => {
    expect(series('2027-11-13', 'monthly', '2028-02-28')).toEqual(['2027-12-11', '2028-01-08', '2028-02-12']);
    expect(series('2027-10-30', 'monthly', '2028-01-31')).toEqual(['2027-11-27', '2027-12-25', '2028-01-29']);
  });

  it('leave out days that have passed, and end with the last one', () => {
    expect(series('2027-05-08', 'weekly', '2027-06-05', '2027-05-23')).toEqual(['2027-05-29', '2027-06-05']);
    expect(series('2027-05-08', 'weekly', '2027-05-14')).toEqual([]);
  });

  it.each(['weekly', 'monthly'] as const)('end with the calendar: %s', (rhythm) => {
    const dates = series('9999-11-27', rhythm, '9999-12-31');
    expect(dates.every((date) => date > '9999-11-27' && date <= '9999-12-31')).toBe(true);
    expect(dates.length).toBeGreaterThan(0);
  });

  it('are at most one more than can be created', () =>
    expect(series('2027-05-08', 'weekly', '2037-05-08')).toHaveLength(MAX_DUPLICATES + 1));
});
