import { draftDueAt, dueAt, inDays, isDraftUseful, isUseful, paymentDueOn, undecidedDueAt } from './due-dates.js';

const market = { startDate: '2027-05-08', startTime: '09:00:00', timeZone: 'America/Los_Angeles' };
const at = (instant: string) => new Date(instant);

describe('the due dates of reminders', () => {
  it('[NO-015] are 5 days and 1 day before the event, at 9 in the morning of its zone', () => {
    expect(dueAt('fiveDay', market)).toEqual(at('2027-05-03T16:00:00Z'));
    expect(dueAt('oneDay', market)).toEqual(at('2027-05-07T16:00:00Z'));
  });

  it('[NO-015] stay at 9 in the morning when daylight saving starts in between', () => {
    const spring = { ...market, startDate: '2027-03-16' };
    expect(dueAt('fiveDay', spring)).toEqual(at('2027-03-11T17:00:00Z'));
    expect(dueAt('oneDay', spring)).toEqual(at('2027-03-15T16:00:00Z'));
  });

  it('are useful until the next reminder, or the start of the event', () => {
    expect(isUseful('fiveDay', market, at('2027-05-07T15:59:00Z'))).toBe(true);
    expect(isUseful('fiveDay', market, at('2027-05-07T16:00:00Z'))).toBe(false);
    expect(isUseful('oneDay', market, at('2027-05-08T15:59:00Z'))).toBe(true);
    expect(isUseful('oneDay', market, at('2027-05-08T16:00:00Z'))).toBe(false);
    expect(isUseful('oneDay', { ...market, startTime: null }, at('2027-05-09T06:00:00Z'))).toBe(true);
  });

  it.each([
    ['2027-05-03T16:00:00Z', 'in 5 days'],
    ['2027-05-06T01:00:00Z', 'in 3 days'],
    ['2027-05-07T16:00:00Z', 'tomorrow'],
    ['2027-05-08T07:00:00Z', 'today'],
  ])('count the days in the zone of the market: %s is %s', (now, text) => {
    expect(inDays(market, at(now))).toBe(text);
  });

  it('of a payment are 3 days and 1 day before it is due, which is a week before the event', () => {
    expect(paymentDueOn(market)).toBe('2027-05-01');
    expect(dueAt('paymentThreeDay', market)).toEqual(at('2027-04-28T16:00:00Z'));
    expect(dueAt('paymentOneDay', market)).toEqual(at('2027-04-30T16:00:00Z'));
    expect(isUseful('paymentThreeDay', market, at('2027-04-30T16:00:00Z'))).toBe(false);
    expect(isUseful('paymentOneDay', market, at('2027-05-02T06:59:00Z'))).toBe(true);
    expect(isUseful('paymentOneDay', market, at('2027-05-02T07:00:00Z'))).toBe(false);
  });

  it('of a draft are 2 days before the deadline, and useful until it has passed', () => {
    const closing = { applicationDeadline: '2027-04-16', timeZone: market.timeZone };
    expect(draftDueAt(closing)).toEqual(at('2027-04-14T16:00:00Z'));
    expect(isDraftUseful(closing, at('2027-04-17T06:59:00Z'))).toBe(true);
    expect(isDraftUseful(closing, at('2027-04-17T07:00:00Z'))).toBe(false);
    expect(draftDueAt({ ...closing, applicationDeadline: null })).toBeNull();
  });

  it('of an undecided application are in the first morning after a week', () => {
    expect(undecidedDueAt(at('2027-03-10T05:00:00Z'), market.timeZone)).toEqual(at('2027-03-17T16:00:00Z'));
  });
});
