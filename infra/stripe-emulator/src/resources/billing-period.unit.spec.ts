import { periodEnd } from './billing-period.js';

const at = (text: string): number => Date.parse(text) / 1000;
const every = (interval: 'day' | 'week' | 'month' | 'year', count = 1) => ({
  interval,
  interval_count: count,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed' as const,
});

describe('billing periods', () => {
  it.each([
    ['2027-01-31T10:00:00Z', every('month'), '2027-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', every('month'), '2028-02-29T10:00:00Z'],
    ['2027-12-15T00:00:00Z', every('month'), '2028-01-15T00:00:00Z'],
    ['2028-02-29T00:00:00Z', every('year'), '2029-02-28T00:00:00Z'],
    ['2027-03-01T00:00:00Z', every('week', 2), '2027-03-15T00:00:00Z'],
    ['2027-03-01T00:00:00Z', every('day'), '2027-03-02T00:00:00Z'],
  ])('from %s every %o to %s', (start, recurring, end) => {
    expect(periodEnd(at(start), recurring)).toBe(at(end));
  });
});
