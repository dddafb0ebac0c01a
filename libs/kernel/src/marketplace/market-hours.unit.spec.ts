import { closesAt, closingDayOf, endOf, startOf } from './market-hours.js';

describe('when a market ends', () => {
  const day = '2027-06-12';
  const ends = (startTime: string | null, endTime: string | null, endDate = day) =>
    endOf({ startDate: day, endDate, startTime, endTime, timeZone: 'America/New_York' }).toISOString();

  it.each([
    ['at its closing time', ends('09:00', '14:00'), '2027-06-12T18:00:00.000Z'],
    ['the next morning if it closes before it opens', ends('18:00', '01:00'), '2027-06-13T05:00:00.000Z'],
    ['on its last morning if it has several nights', ends('18:00', '01:00', '2027-06-14'), '2027-06-14T05:00:00.000Z'],
    ['at its closing time if its opening is unknown', ends(null, '01:00'), '2027-06-12T05:00:00.000Z'],
    ['with its last day if its closing time is unknown', ends('18:00', null), '2027-06-13T03:59:59.999Z'],
  ])('is %s', (_, found, expected) => expect(found).toBe(expected));

  it('is on the closing day', () => {
    const night = { startDate: day, startTime: '18:00', endTime: '18:00' };
    expect(closingDayOf({ ...night, endDate: day })).toBe('2027-06-13');
    expect(closingDayOf({ ...night, endDate: '2027-06-14' })).toBe('2027-06-14');
  });
});

describe('a market', () => {
  it('starts at its opening time, or by the end of its first day if that is unknown', () => {
    const market = { startDate: '2027-06-12', startTime: '09:00', timeZone: 'America/New_York' };
    expect(startOf(market).toISOString()).toBe('2027-06-12T13:00:00.000Z');
    expect(startOf({ ...market, startTime: null }).toISOString()).toBe('2027-06-13T03:59:59.999Z');
  });

  it('takes applications until the day of its deadline ends in its zone', () => {
    expect(closesAt('2027-05-01', 'America/Los_Angeles').toISOString()).toBe('2027-05-02T06:59:59.999Z');
  });
});
