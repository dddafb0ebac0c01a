import { given } from '@stallbook/testing';
import { details, drafted, fields, seeded } from '../../testing/builders.js';
import { changeIn } from '../details-change.js';
import { badgeAt, badgeFacts } from './badge.js';
import { blockOfRow, codeInBlock, drawCodeBlock, drawEventCode } from './event-code.js';
import { marketEvent, type MarketEventEvent } from './market-event.js';
import {
  assignOwner,
  changeDetails,
  draft,
  handOver,
  publish,
  remove,
  withdraw,
  type DetailsChange,
} from './market-event.decider.js';

const zoneOf = () => 'America/Los_Angeles';
const OWNER = 'owner';
const published: MarketEventEvent = { type: 'market-event.published', data: { organizerId: OWNER } };
const contact = {
  contactSubject: 'hash',
  organizerContactName: 'Ann',
  organizerContactEmail: 'ann@example.org',
  organizerContactPhone: null,
};
const claimed = (organizerId: string | null): MarketEventEvent => ({
  type: 'market-event.claimed',
  data: { claimId: 'claim', organizerId, ...contact },
});
const draftWith = (change: DetailsChange) => (state: Parameters<typeof draft>[0]) =>
  draft(state, { organizerId: OWNER, eventCode: 'ABCD-1234', change: { ...changeIn(fields()), ...change }, zoneOf });

describe('a market event whose organizer has left', () => {
  it('is taken off the site, once', () => {
    const withdrawn: MarketEventEvent = { type: 'market-event.withdrawn', data: { organizerId: OWNER } };
    given(marketEvent, [drafted(OWNER), published])
      .when((state) => withdraw(state, { organizerId: OWNER }))
      .then([withdrawn]);
    given(marketEvent, [drafted(OWNER), published, withdrawn])
      .when((state) => withdraw(state, { organizerId: OWNER }))
      .thenNothing();
  });

  it('waits for a claim again where an import had put it on the list', () => {
    const withdrawn: MarketEventEvent = { type: 'market-event.withdrawn', data: { organizerId: OWNER } };
    const left = [seeded(), claimed(OWNER), withdrawn].reduce(marketEvent.evolve, marketEvent.initialState());
    expect(left).toMatchObject({ status: 'published', organizerId: null, organizerClaimed: false });
    given(marketEvent, [seeded(), claimed(OWNER), withdrawn])
      .when((state) => handOver(state, { claimId: 'again', organizerId: 'somebody else', contact }))
      .then([{ type: 'market-event.claimed', data: { claimId: 'again', organizerId: 'somebody else', ...contact } }]);
  });

  it('stays where it is when it belongs to somebody else', () => {
    given(marketEvent, [drafted(OWNER), published])
      .when((state) => withdraw(state, { organizerId: 'somebody else' }))
      .thenNothing();
  });
});

describe('deciding about a market event', () => {
  it('[EV-058] drafts what is complete', () => {
    given(marketEvent)
      .when(draftWith({}))
      .then([drafted(OWNER)]);
  });

  it.each([
    ['title', 'Title is required'],
    ['description', 'Description is required'],
    ['location', 'Location is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['eventDate', 'Event date is required'],
  ])('[EV-058] requires %s', (field, message) => {
    given(marketEvent)
      .when(draftWith({ [field]: '  ' }))
      .thenRefused('BAD_INPUT', message);
  });

  it.each([
    [{ boothFeeCents: -1 }, 'Booth fee cannot be negative'],
    [{ applicationFeeCents: -1 }, 'Application fee cannot be negative'],
    [{ maxVendors: -1 }, 'Max vendors cannot be negative'],
    [{ eventEndDate: '2027-06-11' }, 'The end date cannot be before the start date'],
    [{ applicationDeadline: '2027-06-13' }, 'The application deadline cannot be after the start date'],
  ])('[EV-058] refuses %j', (change, message) => {
    given(marketEvent).when(draftWith(change)).thenRefused('BAD_INPUT', message);
  });

  it('[EV-058] refuses a day that no calendar has', () => {
    given(marketEvent)
      .when(draftWith({ eventDate: '2027-02-30' }))
      .thenRefused('INVALID_DATE');
  });

  it('[EV-059] keeps what was not sent and clears what was sent as null', () => {
    given(marketEvent, [drafted(OWNER, { address: '1 River Road', startTime: '09:00:00' })])
      .when((state) => changeDetails(state, { actorId: OWNER, change: { address: null, boothFeeCents: 7500 }, zoneOf }))
      .then([
        {
          type: 'market-event.details-changed',
          data: { ...details({ startTime: '09:00:00', boothFeeCents: 7500 }), organizerId: OWNER },
        },
      ]);
  });

  it('moves a one-day market as a whole when only its date changes', () => {
    const { state } = given(marketEvent, [drafted(OWNER)]);
    const [event] = changeDetails(state, { actorId: OWNER, change: { eventDate: '2027-07-01' }, zoneOf });
    expect(event?.data).toMatchObject({ eventDate: '2027-07-01', eventEndDate: '2027-07-01' });
  });

  it('[EV-060] [EV-061] refuses others', () => {
    const history = [drafted(OWNER)];
    given(marketEvent, history)
      .when((state) => changeDetails(state, { actorId: 'other', change: {}, zoneOf }))
      .thenRefused('PERMISSION_DENIED', 'Not authorized');
    given(marketEvent, history)
      .when((state) => remove(state, { actorId: 'other' }))
      .thenRefused('PERMISSION_DENIED', 'Not authorized to delete this event');
  });

  it('publishes once', () => {
    given(marketEvent, [drafted(OWNER)])
      .when((state) => publish(state, { actorId: OWNER }))
      .then([published]);
    given(marketEvent, [drafted(OWNER), published])
      .when((state) => publish(state, { actorId: OWNER }))
      .thenNothing();
  });

  it('[CL-005] lets nobody claim what was not seeded, or is claimed', () => {
    const take = (state: Parameters<typeof handOver>[0]) =>
      handOver(state, { claimId: 'claim', organizerId: OWNER, contact });
    given(marketEvent, [drafted(OWNER)])
      .when(take)
      .thenRefused('NOT_FOUND', 'Event not found or not claimable');
    given(marketEvent).when(take).thenRefused('NOT_FOUND', 'Event not found or not claimable');
    given(marketEvent, [seeded(), claimed(OWNER)])
      .when(take)
      .thenRefused('CLAIM.ALREADY_CLAIMED', 'Event already claimed');
    given(marketEvent, [seeded()])
      .when(take)
      .then([claimed(OWNER)]);
  });

  it('[CL-012] gives the ownership to the address that an approved claim waits for, once', () => {
    const assign = (state: Parameters<typeof assignOwner>[0]) =>
      assignOwner(state, { organizerId: OWNER, contactSubject: 'hash' });
    const assigned: MarketEventEvent = { type: 'market-event.owner-assigned', data: { organizerId: OWNER } };
    given(marketEvent, [seeded(), claimed(null)])
      .when(assign)
      .then([assigned]);
    given(marketEvent, [seeded(), claimed(null), assigned])
      .when(assign)
      .thenNothing();
    given(marketEvent, [seeded(), claimed('somebody')])
      .when(assign)
      .thenNothing();
    given(marketEvent, [seeded(), claimed(null)])
      .when((state) => assignOwner(state, { organizerId: OWNER, contactSubject: 'another' }))
      .thenNothing();
  });
});

describe('badge', () => {
  const facts = (given = {}, event = { seededByAdmin: false, organizerClaimed: false }) =>
    badgeFacts(event, details({ startTime: '09:00:00', applicationDeadline: '2027-06-01', ...given }));
  const at = (instant: string) => new Date(instant);

  it('[EV-033] awaits the organizer before every other rule', () => {
    const seededFacts = facts({}, { seededByAdmin: true, organizerClaimed: false });
    expect(badgeAt(seededFacts, at('2030-01-01T00:00:00Z'))).toBe('applications_pending_organizer');
    const claimedFacts = facts({}, { seededByAdmin: true, organizerClaimed: true });
    expect(badgeAt(claimedFacts, at('2027-05-01T00:00:00Z'))).toBe('applications_open');
  });

  it('[EV-034] is past from the start on, in the zone of the market', () => {
    const open = facts({ applicationDeadline: null });
    expect(badgeAt(open, at('2027-06-12T15:59:59Z'))).toBe('applications_open');
    expect(badgeAt(open, at('2027-06-12T16:00:01Z'))).toBe('past_event');
  });

  it('[EV-034] waits for the end of the day where no time is known', () => {
    const open = facts({ startTime: null, applicationDeadline: null });
    expect(badgeAt(open, at('2027-06-13T06:59:00Z'))).toBe('applications_open');
    expect(badgeAt(open, at('2027-06-13T07:00:01Z'))).toBe('past_event');
  });

  it('[EV-035] [EV-036] closes when the local day of the deadline ends', () => {
    expect(badgeAt(facts(), at('2027-06-02T06:59:00Z'))).toBe('applications_open');
    expect(badgeAt(facts(), at('2027-06-02T07:00:01Z'))).toBe('applications_closed');
  });
});

describe('event codes', () => {
  it('[EV-009] are four letters, a hyphen, four digits; those of imports begin apart', () => {
    const last = (below: number) => below - 1;
    expect(drawEventCode(last)).toMatch(/^[A-Z]{4}-\d{4}$/);
    for (let letter = 0; letter < 25; letter += 1) expect(drawEventCode((below) => letter % below)).not.toMatch(/^M/);
    expect(
      codeInBlock(
        drawCodeBlock(() => 0),
        17,
      ),
    ).toMatch(/^MAAA-\d{4}$/);
  });

  it('[EV-009] differ for every row of a block', () => {
    const codes = new Set(Array.from({ length: 10_000 }, (_, index) => codeInBlock('MABC', index + 1)));
    expect(codes.size).toBe(10_000);
    expect([blockOfRow(1), blockOfRow(10_000), blockOfRow(10_001)]).toEqual([0, 0, 1]);
  });
});
