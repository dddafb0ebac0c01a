import { SeasonCalendar } from './season-calendar.js';

describe('the calendar of the demo', () => {
  it('begins with the day in Texas, where its markets are, also in the evening', () => {
    expect(SeasonCalendar.startingAt(new Date('2027-05-08T01:30:00Z')).day(0)).toBe('2027-05-07');
    expect(SeasonCalendar.startingAt(new Date('2027-05-08T16:00:00Z')).day(26)).toBe('2027-06-03');
  });

  it('moves nothing into the future', () => {
    const now = new Date('2027-05-08T14:00:00Z');
    expect(SeasonCalendar.startingAt(now).at(0, 4, 30)).toEqual(new Date('2027-05-08T13:30:00Z'));
  });
});
