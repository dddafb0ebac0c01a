import { given, OCCURRED_AT } from '@stallbook/testing';
import { details, drafted, unasked } from '../../testing/builders.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';
import { mayNeedNotice } from './notice.js';

const BEFORE = new Date(OCCURRED_AT.getTime() - 1);
const published: MarketEventEvent = { type: 'market-event.published', data: { organizerId: 'owner' } };
const onDay = (day: string) => ({ eventDate: day, eventEndDate: day });
const changed = (to: Partial<MarketEventDetails>): MarketEventEvent => ({
  type: 'market-event.details-changed',
  data: { ...details(to), organizerId: 'owner' },
});
const edited = (
  history: readonly MarketEventEvent[],
  change: Partial<MarketEventDetails>,
  now: Date,
  paidAt: Date | null = BEFORE,
) => {
  const command = { type: 'change-details' as const, actorId: 'owner', change, ...unasked, paidAt, now };
  return marketEvent.decide(command, given(marketEvent, history).state).map(({ type }) => type);
};
const DONE = ['market-event.details-changed', 'market-event.rescheduled'];
const refusal = (message: string, path: string) => {
  const text = `Vendors have paid for this event. ${message}, so that they can still withdraw.`;
  return expect.objectContaining({ code: 'EVENT.TOO_SOON', message: text, fields: [{ path, message: text }] });
};
const TOO_SOON = refusal('Choose a day at least 2 days from now', 'eventDate');

describe('moving an event to an earlier day', () => {
  /** In Portland, it is the evening of April 1. */
  const now = new Date('2027-04-02T05:00:00Z');
  const moved = (day: string, { isPaid = true, from = '2027-06-12' } = {}) =>
    edited([drafted('owner', onDay(from)), published], onDay(day), now, isPaid ? BEFORE : null);

  it.each(['2026-06-12', '2027-04-01', '2027-04-02'])(
    'leaves vendors who paid two days to withdraw, so it is refused to %s',
    (eventDate) => {
      expect(() => moved(eventDate)).toThrow(TOO_SOON);
    },
  );

  it('is free where no vendor paid, with two days, and for an event that is over', () => {
    expect(moved('2027-04-02', { isPaid: false })).toEqual(DONE);
    expect(moved('2027-04-03')).toEqual(DONE);
    expect(moved('2027-03-20', { from: '2027-03-21' })).toEqual(DONE);
  });
});

describe('undoing a postponement', () => {
  const HOUR = 60 * 60_000;
  const after = (hours: number) => new Date(OCCURRED_AT.getTime() + hours * HOUR);
  const postponed = (from: string) => [drafted('owner', onDay(from)), published, changed(onDay('2027-04-12'))];

  it('is free within 48 hours, because everybody booked that day', () => {
    expect(edited(postponed('2027-04-04'), onDay('2027-04-04'), after(48))).toEqual(DONE);
    const retitled = [...postponed('2027-04-04'), changed({ ...onDay('2027-04-12'), title: 'Lakeside Craft Fair' })];
    expect(edited(retitled, onDay('2027-04-04'), after(48))).toEqual(DONE);
  });

  it('leaves two days to a vendor who booked the day that it was moved to', () => {
    const paidSince = new Date(OCCURRED_AT.getTime() + 1);
    const back = (day: string) => edited(postponed(day), onDay(day), after(2), paidSince);
    expect(() => back('2027-04-02')).toThrow(TOO_SOON);
    expect(back('2027-04-04')).toEqual(DONE);
  });

  it('leaves vendors two days later than that, on another day, after another move, and once that day began', () => {
    expect(() => edited(postponed('2027-04-04'), onDay('2027-04-04'), after(49))).toThrow(TOO_SOON);
    expect(() => edited(postponed('2027-04-03'), onDay('2027-04-02'), after(1))).toThrow(TOO_SOON);
    const again = [...postponed('2027-04-02'), changed(onDay('2027-04-13'))];
    expect(() => edited(again, onDay('2027-04-02'), after(1))).toThrow(TOO_SOON);
    const begun = postponed('2027-04-01').concat(changed({ ...onDay('2027-04-12'), startTime: '08:00:00' }));
    expect(() => edited(begun, onDay('2027-04-01'), after(6))).toThrow(TOO_SOON);
  });
});

describe('moving the start of an event within its day', () => {
  /** In Portland, it is 10:00. */
  const now = new Date('2027-04-01T17:00:00Z');
  const today = { ...onDay('2027-04-01'), startTime: '18:00:00' };
  const moved = (change: Partial<MarketEventDetails>, from: Partial<MarketEventDetails> = today, isPaid = true) =>
    edited([drafted('owner', from), published], change, now, isPaid ? BEFORE : null);
  const BEGUN = refusal('Choose a start that is still ahead', 'startTime');

  it('never makes it begin before vendors who paid could withdraw', () => {
    expect(() => moved({ startTime: '08:00:00' })).toThrow(BEGUN);
    const noon = { ...today, startTime: '12:00:00' };
    expect(() => moved({ city: 'New York', state: 'New York' }, noon)).toThrow(BEGUN);
  });

  it('is free while it is still ahead, after it began, and where no vendor paid', () => {
    expect(moved({ startTime: '11:00:00' })).toEqual(DONE);
    expect(moved({ startTime: '07:00:00' }, { ...today, startTime: '09:00:00' })).toEqual(DONE);
    expect(moved({ startTime: '08:00:00' }, today, false)).toEqual(DONE);
  });
});

describe('a change after which vendors may have no time to withdraw', () => {
  const { state } = given(marketEvent, [drafted('owner', { startTime: '09:00:00' }), published]);
  const mayNeed = (change: Partial<MarketEventDetails>, actorId = 'owner') => mayNeedNotice({ actorId, change }, state);

  it.each([
    { eventDate: '2027-06-13' },
    { startTime: '08:00' },
    { city: 'New York' },
    { state: 'New York' },
    { zipCode: '10001' },
    { latitude: 40.7 },
    { longitude: -74 },
  ])('can be %j', (change) => expect(mayNeed(change)).toBe(true));

  it('is none of other details, of what stays as it is, and of another person', () => {
    expect(mayNeed({ title: 'Lakeside Craft Fair', boothFeeCents: 100 })).toBe(false);
    expect(mayNeed({ eventDate: '2027-06-12', startTime: '09:00', city: ' Portland ' })).toBe(false);
    expect(mayNeed({ eventDate: '2027-06-13' }, 'another')).toBe(false);
    expect(mayNeedNotice({ actorId: 'owner', change: { eventDate: '2027-06-13' } }, null)).toBe(false);
  });
});
