import { weekendOf } from './weekend.js';

describe('a weekend', () => {
  it.each([
    ['of a Monday', new Date(2026, 10, 23), 0, '2026-11-28', '2026-11-29'],
    ['of a Saturday', new Date(2026, 10, 28), 0, '2026-11-28', '2026-11-29'],
    ['of a Sunday', new Date(2026, 10, 29), 0, '2026-11-28', '2026-11-29'],
    ['after that of a Sunday', new Date(2026, 10, 29), 1, '2026-12-05', '2026-12-06'],
    ['across months', new Date(2026, 9, 27), 0, '2026-10-31', '2026-11-01'],
  ])('%s', (_, today, weeks, dateFrom, dateTo) => expect(weekendOf(today, weeks)).toEqual({ dateFrom, dateTo }));
});
