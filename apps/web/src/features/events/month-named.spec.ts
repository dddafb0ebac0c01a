import { monthNamed } from './month-named.js';

const today = new Date(2026, 11, 1);

describe('a month in a search', () => {
  it.each([
    ['January', '2027-01-01', '2027-01-31'],
    [' december ', '2026-12-01', '2026-12-31'],
    ['february, 2028', '2028-02-01', '2028-02-29'],
    ['enero de 2027', '2027-01-01', '2027-01-31'],
  ])('is found in %s', (text, from, to) => expect(monthNamed(text, today)).toEqual({ from, to }));

  it.each(['', 'jan', 'january market', 'june 3', 'may 2027 fair'])('is not found in %s', (text) =>
    expect(monthNamed(text, today)).toBeUndefined(),
  );
});
