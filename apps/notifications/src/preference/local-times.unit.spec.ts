import { nextDigestAt, quietUntil } from './local-times.js';

const PORTLAND = 'America/Los_Angeles';
const night = { from: '22:00', until: '07:00' };
const at = (instant: string) => new Date(instant);

describe('the daily email', () => {
  it.each([
    ['before the morning', '2027-04-20T14:59:00Z', '2027-04-20T15:00:00.000Z'],
    ['in the morning', '2027-04-20T15:00:00Z', '2027-04-21T15:00:00.000Z'],
    ['the day before clocks go forward', '2027-03-13T17:00:00Z', '2027-03-14T15:00:00.000Z'],
    ['the day before clocks go back', '2027-11-06T17:00:00Z', '2027-11-07T16:00:00.000Z'],
  ])('is due at eight in the zone of the person, asked %s', (_when, now, due) => {
    expect(nextDigestAt(at(now), PORTLAND).toISOString()).toBe(due);
  });
});

describe('quiet hours', () => {
  it.each([
    ['in the evening', '2027-04-21T05:30:00Z', '2027-04-21T14:00:00.000Z'],
    ['after midnight', '2027-04-21T09:00:00Z', '2027-04-21T14:00:00.000Z'],
    ['in the night in which clocks go forward', '2027-03-14T07:00:00Z', '2027-03-14T14:00:00.000Z'],
    ['in the night in which clocks go back', '2027-11-07T06:00:00Z', '2027-11-07T15:00:00.000Z'],
  ])('end in the morning of the person, asked %s', (_when, now, end) => {
    expect(quietUntil(night, PORTLAND, at(now))?.toISOString()).toBe(end);
  });

  it.each([
    ['before the hour that comes twice', '2027-11-07T04:30:00Z', '2027-11-07T05:30:00.000Z'],
    ['when it comes the first time', '2027-11-07T05:10:00Z', '2027-11-07T05:30:00.000Z'],
    ['when it comes the second time', '2027-11-07T06:10:00Z', '2027-11-07T06:30:00.000Z'],
  ])('that end in this hour never end in the past, computed %s', (_when, now, end) => {
    expect(quietUntil({ from: '22:00', until: '01:30' }, 'America/New_York', at(now))?.toISOString()).toBe(end);
  });

  it('are over when they end, and need not span midnight', () => {
    expect(quietUntil(night, PORTLAND, at('2027-04-21T14:00:00Z'))).toBeNull();
    const lunch = { from: '12:00', until: '13:00' };
    expect(quietUntil(lunch, PORTLAND, at('2027-04-20T19:30:00Z'))?.toISOString()).toBe('2027-04-20T20:00:00.000Z');
    expect(quietUntil(lunch, PORTLAND, at('2027-04-20T20:00:00Z'))).toBeNull();
  });
});
