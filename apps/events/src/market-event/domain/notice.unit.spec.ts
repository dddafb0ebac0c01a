import { given } from '@stallbook/testing';
import { drafted, unasked } from '../../testing/builders.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';

const published: MarketEventEvent = { type: 'market-event.published', data: { organizerId: 'owner' } };
/** In Portland, it is the evening of April 1. */
const now = new Date('2027-04-02T05:00:00Z');

describe('moving an event to an earlier day', () => {
  const moved = (eventDate: string, { hasPayments = true, from = '2027-06-12' } = {}) => {
    const { state } = given(marketEvent, [drafted('owner', { eventDate: from, eventEndDate: from }), published]);
    const change = { eventDate, eventEndDate: eventDate };
    const command = { type: 'change-details' as const, actorId: 'owner', change, ...unasked, hasPayments, now };
    return marketEvent.decide(command, state).map(({ type }) => type);
  };
  const DONE = ['market-event.details-changed', 'market-event.rescheduled'];

  it.each(['2026-06-12', '2027-04-01', '2027-04-02'])(
    'leaves vendors who paid two days to withdraw, so it is refused to %s',
    (eventDate) => {
      const message =
        'Vendors have paid for this event. Choose a day at least 2 days from now, so that they can still withdraw.';
      expect(() => moved(eventDate)).toThrow(expect.objectContaining({ code: 'EVENT.TOO_SOON', message }));
    },
  );

  it('is free where no vendor paid, with two days, and for an event that is over', () => {
    expect(moved('2027-04-02', { hasPayments: false })).toEqual(DONE);
    expect(moved('2027-04-03')).toEqual(DONE);
    expect(moved('2027-03-20', { from: '2027-03-21' })).toEqual(DONE);
  });
});
