import { nextWeeklyDueDate } from './weekly-due-date.js';

describe('the due date of the weekly email', () => {
  it.each([
    ['2027-04-20T19:00:00Z', 'America/Los_Angeles', '2027-04-22T15:00:00Z'],
    ['2027-04-22T14:59:59Z', 'America/Los_Angeles', '2027-04-22T15:00:00Z'],
    ['2027-04-22T15:00:00Z', 'America/Los_Angeles', '2027-04-29T15:00:00Z'],
    ['2027-03-11T17:00:00Z', 'America/Los_Angeles', '2027-03-18T15:00:00Z'],
    ['2027-04-21T23:00:00Z', 'Pacific/Auckland', '2027-04-28T20:00:00Z'],
  ])('after %s in %s is Thursday at 8 there, %s', (now, zone, expected) =>
    expect(nextWeeklyDueDate(new Date(now), zone)).toEqual(new Date(expected)),
  );
});
