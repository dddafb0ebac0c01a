import { Settings } from 'luxon';
import { instantOf } from './local-time.js';

describe('a local date and time', () => {
  afterEach(() => {
    Settings.now = () => Date.now();
    Settings.resetCaches();
  });

  it.each([
    ['summer', '2026-07-01', '2026-11-01', '2026-11-01T05:30:00.000Z'],
    ['winter', '2027-01-01', '2027-11-07', '2027-11-07T05:30:00.000Z'],
  ])('is the earlier one if it comes twice, in a process that started in %s', (_season, started, date, expected) => {
    Settings.now = () => Date.parse(started);
    Settings.resetCaches();
    expect(instantOf(date, '01:30', 'America/New_York').toISOString()).toBe(expected);
  });

  it('that clocks skip comes an hour later', () => {
    expect(instantOf('2027-03-14', '02:30', 'America/New_York').toISOString()).toBe('2027-03-14T07:30:00.000Z');
  });

  it('includes the whole last hour of a day that has it twice', () => {
    expect(instantOf('2027-04-03', undefined, 'America/Santiago').toISOString()).toBe('2027-04-04T03:59:59.999Z');
  });
});
