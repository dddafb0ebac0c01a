import { monthsBetween, monthStart, windowStart } from './analytics-window.js';

const now = new Date('2027-05-15T12:00:00Z');

describe('the window of analytics', () => {
  it.each([
    ['30d', '2027-04-15'],
    ['90d', '2027-02-14'],
    ['anything else', '2026-05-15'],
    ['__proto__', '2026-05-15'],
    ['toString', '2026-05-15'],
    [null, '2026-05-15'],
  ])('[TO-022] of %s starts on %s', (window, start) =>
    expect(windowStart(window, now).toISOString().slice(0, 10)).toBe(start),
  );

  it('has every month, over the turn of the year', () =>
    expect(monthsBetween(new Date('2026-11-30T23:59:59Z'), new Date('2027-02-01T00:00:00Z'))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]));

  it('has the months of a time zone', () => {
    const [from, to] = [new Date('2026-12-01T04:59:59Z'), new Date('2027-01-01T05:00:00Z')];
    expect(monthsBetween(from, to, 'America/New_York')).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('has months that start at midnight there', () => {
    expect(monthStart('2027-03', 'UTC').toISOString()).toBe('2027-03-01T00:00:00.000Z');
    expect(monthStart('2027-07', 'America/New_York').toISOString()).toBe('2027-07-01T04:00:00.000Z');
  });
});
