import { given } from '@stallbook/testing';
import { details, drafted, fields, unasked } from '../../testing/builders.js';
import { detailsFromInput } from '../details-from-input.js';
import type { DetailsChange } from './details-change.js';
import type { ChangeDetails, DeleteMarketEvent, Draft, Publish } from './editing.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';

const OWNER = 'owner';
const published: MarketEventEvent = { type: 'market-event.published', data: { organizerId: OWNER } };
const drafting = (change: DetailsChange): Draft => ({
  type: 'draft',
  organizerId: OWNER,
  eventCode: 'ABCD-1234',
  change: { ...detailsFromInput(fields()), ...change },
});
const changing = (change: DetailsChange, other: Partial<ChangeDetails> = {}): ChangeDetails => ({
  type: 'change-details',
  actorId: OWNER,
  change,
  ...unasked,
  ...other,
});
const publishing: Publish = { type: 'publish', actorId: OWNER };
const deleting = (actorId: string): DeleteMarketEvent => ({ type: 'delete', actorId, hasPayments: false });

describe('editing a market event', () => {
  it('[EV-058] drafts a complete one', () =>
    given(marketEvent)
      .when(drafting({}))
      .then([drafted(OWNER)]));

  it.each([
    ['title', 'Title is required'],
    ['description', 'Description is required'],
    ['location', 'Location is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['eventDate', 'Event date is required'],
  ])('[EV-058] requires %s', (field, message) =>
    given(marketEvent)
      .when(drafting({ [field]: '  ' }))
      .thenRefused('BAD_INPUT', message),
  );

  it.each([
    [{ boothFeeCents: -1 }, 'Booth fee cannot be negative'],
    [{ applicationFeeCents: -1 }, 'Application fee cannot be negative'],
    [{ boothFeeCents: 49 }, 'The fees must be $0.50 or more together, or nothing'],
    [{ boothFeeCents: 24, applicationFeeCents: 25 }, 'The fees must be $0.50 or more together, or nothing'],
    [{ maxVendors: -1 }, 'Max vendors cannot be negative'],
    [
      { refundPolicy: { fullUntilDays: 14, partialUntilDays: 14, partialPercent: 50 } },
      'The partial refund must end after the full refund',
    ],
    [{ eventEndDate: '2027-06-11' }, 'The end date cannot be before the start date'],
    [{ loadInDate: '2027-06-14' }, 'The load-in date cannot be after the event ends'],
    [
      { eventEndDate: '2027-06-13', loadInDate: '2027-06-13', loadInTime: '17:01', endTime: '17:00' },
      'Load-in cannot be after the event ends',
    ],
    [{ loadInTime: '17:01', endTime: '17:00' }, 'Load-in cannot be after the event ends'],
    [{ applicationDeadline: '2027-06-13' }, 'The application deadline cannot be after the start date'],
  ])('[EV-058] refuses %j', (change, message) =>
    given(marketEvent).when(drafting(change)).thenRefused('BAD_INPUT', message),
  );

  it.each([
    { eventEndDate: '2027-06-13', loadInDate: '2027-06-13', loadInTime: '17:00', endTime: '17:00' },
    { eventEndDate: '2027-06-13', loadInTime: '20:00', endTime: '17:00' },
    { startTime: '18:00', endTime: '01:00', loadInTime: '16:00' },
  ])('[EV-058] takes a load-in before the end: %j', (times) => {
    const [{ data } = drafted(OWNER)] = marketEvent.decide(drafting(times), null);
    expect(data).toMatchObject({ loadInTime: `${times.loadInTime}:00` });
  });

  it.each([{ boothFeeCents: 25, applicationFeeCents: 25 }, { applicationDeadline: '2027-06-12' }, { title: 'Faire' }])(
    'takes %j',
    (change) =>
      given(marketEvent)
        .when(drafting(change))
        .then([drafted(OWNER, change)]),
  );

  it.each(['eventDate', 'eventEndDate', 'applicationDeadline', 'loadInDate'])(
    '[EV-058] refuses an impossible date: %s',
    (field) =>
      given(marketEvent)
        .when(drafting({ [field]: '2027-02-30' }))
        .thenRefused('INVALID_DATE'),
  );

  it.each([null, '  '])('[EV-059] keeps omitted fields and clears those sent as %j', (address) =>
    given(marketEvent, [drafted(OWNER, { address: '1 River Road', startTime: '09:00:00' })])
      .when(changing({ address, boothFeeCents: 7500 }))
      .then([
        {
          type: 'market-event.details-changed',
          data: { ...details({ startTime: '09:00:00', boothFeeCents: 7500 }), organizerId: OWNER },
        },
      ]),
  );

  it('records what vendors plan by, once the event is published', () => {
    const history = [drafted(OWNER), { type: 'market-event.published' as const, data: { organizerId: OWNER } }];
    const moved = { eventDate: '2027-06-19', startTime: '09:00' };
    const { eventDate, eventEndDate } = details();
    const changed: MarketEventEvent = {
      type: 'market-event.details-changed',
      data: {
        ...details({ eventDate: '2027-06-19', eventEndDate: '2027-06-19', startTime: '09:00:00' }),
        organizerId: OWNER,
      },
    };
    given(marketEvent, history)
      .when(changing(moved, { reason: ' The park closes. ' }))
      .then([
        changed,
        {
          type: 'market-event.rescheduled',
          data: {
            changes: [
              { field: 'eventDate', before: eventDate, after: '2027-06-19' },
              { field: 'eventEndDate', before: eventEndDate, after: '2027-06-19' },
              { field: 'startTime', before: null, after: '09:00:00' },
            ],
            reason: 'The park closes.',
          },
        },
      ]);
    given(marketEvent, [drafted(OWNER)])
      .when(changing(moved))
      .then([changed]);
  });

  it('records no change when nothing differs', () =>
    given(marketEvent, [drafted(OWNER, { productRestrictions: ['alcohol'] })])
      .when(changing({ title: ' Riverside Craft Fair ', productRestrictions: ['alcohol'] }))
      .thenNothing());

  it('moves the end date of a one-day market event with its date', () =>
    given(marketEvent, [drafted(OWNER)])
      .when(changing({ eventDate: '2027-07-01' }))
      .then([
        {
          type: 'market-event.details-changed',
          data: { ...details({ eventDate: '2027-07-01', eventEndDate: '2027-07-01' }), organizerId: OWNER },
        },
      ]));

  it.each<[DetailsChange, Partial<MarketEventDetails>]>([
    [{ eventDate: '2027-06-11' }, { eventDate: '2027-06-11', eventEndDate: '2027-06-13' }],
    [{ eventEndDate: null }, { eventEndDate: '2027-06-12' }],
  ])('keeps the end date of a longer market event unless it is cleared: %j', (change, after) =>
    given(marketEvent, [drafted(OWNER, { eventEndDate: '2027-06-13' })])
      .when(changing(change))
      .then([{ type: 'market-event.details-changed', data: { ...details(after), organizerId: OWNER } }]),
  );

  it('[EV-060] [EV-061] is only for the owner', () => {
    given(marketEvent, [drafted(OWNER)])
      .when(changing({}, { actorId: 'other' }))
      .thenRefused('PERMISSION_DENIED', 'Not authorized');
    given(marketEvent, [drafted(OWNER)])
      .when(deleting('other'))
      .thenRefused('PERMISSION_DENIED', 'Not authorized to delete this event');
  });

  it('publishes once', () => {
    given(marketEvent, [drafted(OWNER)])
      .when(publishing)
      .then([published]);
    given(marketEvent, [drafted(OWNER), published])
      .when(publishing)
      .thenNothing();
  });

  it('does not find a deleted market event', () => {
    const deleted: MarketEventEvent = { type: 'market-event.deleted', data: { organizerId: OWNER } };
    given(marketEvent, [drafted(OWNER)])
      .when(deleting(OWNER))
      .then([deleted]);
    given(marketEvent, [drafted(OWNER), deleted])
      .when(publishing)
      .thenRefused('NOT_FOUND', 'Event not found');
    given(marketEvent, [drafted(OWNER), deleted])
      .when(drafting({}))
      .thenNothing();
  });
});

describe('editing a market event that was changed meanwhile', () => {
  const changed = (change: Partial<MarketEventDetails>): MarketEventEvent => ({
    type: 'market-event.details-changed',
    data: { ...details(change), organizerId: OWNER },
  });
  const history = [drafted(OWNER), published, changed({ boothFeeCents: 9000 })];

  it('keeps what was saved meanwhile', () =>
    given(marketEvent, history)
      .when(changing({ title: 'Spring Fair' }, { basedOn: 1 }))
      .then([changed({ boothFeeCents: 9000, title: 'Spring Fair' })]));

  it('refuses to replace a detail that was saved meanwhile', () =>
    given(marketEvent, history)
      .when(changing({ title: 'Spring Fair', boothFeeCents: 8000 }, { basedOn: 2 }))
      .thenRefused('EVENT.CHANGED_MEANWHILE', 'This event was changed after you opened it.'));

  it('refuses to replace an end date that moved with its date', () =>
    given(marketEvent, [drafted(OWNER), changed({ eventDate: '2027-06-13', eventEndDate: '2027-06-13' })])
      .when(changing({ eventEndDate: '2027-06-14' }, { basedOn: 1 }))
      .thenRefused('EVENT.CHANGED_MEANWHILE'));

  it('agrees to the same value twice', () =>
    given(marketEvent, history)
      .when(changing({ boothFeeCents: 9000 }, { basedOn: 1 }))
      .thenNothing());

  it('replaces a detail once its editor knows the newest one', () =>
    given(marketEvent, history)
      .when(changing({ boothFeeCents: 8000 }, { basedOn: 3 }))
      .then([changed({ boothFeeCents: 8000 })]));
});

describe('deleting a market event with paid booths', () => {
  const started: MarketEventEvent = { type: 'market-event.deletion-started', data: { organizerId: OWNER } };
  const deleted: MarketEventEvent = { type: 'market-event.deleted', data: { organizerId: OWNER } };
  const waiting = [drafted(OWNER), published, started];
  const remove: DeleteMarketEvent = { type: 'delete', actorId: OWNER, hasPayments: true };

  it('[EV-064] starts once, and ends with the last refund', () => {
    given(marketEvent, [drafted(OWNER), published])
      .when(remove)
      .then([started]);
    given(marketEvent, waiting).when(remove).thenNothing();
    given(marketEvent, waiting).when({ type: 'finish-deletion' }).then([deleted]);
    given(marketEvent, waiting)
      .when({ ...remove, hasPayments: false })
      .then([deleted]);
    given(marketEvent, [...waiting, deleted])
      .when({ type: 'finish-deletion' })
      .thenNothing();
  });

  it('is not ended by the refund of an event that stays', () =>
    given(marketEvent, [drafted(OWNER), published])
      .when({ type: 'finish-deletion' })
      .thenNothing());

  it.each([publishing, changing({ title: 'Another' })])('refuses to %j meanwhile', (command) =>
    given(marketEvent, waiting).when(command).thenRefused('EVENT.BEING_DELETED'),
  );
});
