import { given } from '@stallbook/testing';
import { details, drafted, seeded, unasked } from '../../testing/builders.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';
import { publicStatus, type LiveMarketEvent } from './market-event.state.js';

const takeDown = (reason = 'There is no such market.') => ({ type: 'take-down', adminId: 'admin', reason }) as const;
const restore = { type: 'restore', adminId: 'admin' } as const;
const takenDown: MarketEventEvent = {
  type: 'market-event.taken-down',
  data: { adminId: 'admin', reason: 'There is no such market.' },
};
const restored: MarketEventEvent = { type: 'market-event.restored', data: { adminId: 'admin' } };
const published: MarketEventEvent = { type: 'market-event.published', data: { organizerId: 'owner' } };
const publish = { type: 'publish', actorId: 'owner' } as const;

const shownAfter = (...events: MarketEventEvent[]) => publicStatus(given(marketEvent, events).state as LiveMarketEvent);

describe('taking down a market event', () => {
  it.each([
    ['a draft', [drafted('owner')]],
    ['a published event', [drafted('owner'), published]],
    ['an import without an organizer', [seeded()]],
  ])('keeps the reason of the admin: %s', (_, events) => {
    given(marketEvent, events).when(takeDown(' There is no such market. ')).then([takenDown]);
  });

  it('hides a published event until it is restored, and leaves a draft a draft', () => {
    expect(shownAfter(drafted('owner'), published)).toBe('published');
    expect(shownAfter(drafted('owner'), published, takenDown)).toBe('draft');
    expect(shownAfter(drafted('owner'), published, takenDown, restored)).toBe('published');
    expect(shownAfter(drafted('owner'), takenDown, restored)).toBe('draft');
  });

  it.each([
    ['without a reason', takeDown('  '), [drafted('owner')], 'BAD_INPUT'],
    ['twice', takeDown(), [drafted('owner'), takenDown], 'EVENT.TAKEN_DOWN'],
    ['of an event that does not exist', takeDown(), [], 'NOT_FOUND'],
  ])('is refused %s', (_, command, events: MarketEventEvent[], code) => {
    given(marketEvent, events).when(command).thenRefused(code);
  });

  it.each([takeDown(), restore])('is refused while the event is being deleted: $type', (command) => {
    const deleting: MarketEventEvent = { type: 'market-event.deletion-started', data: { organizerId: 'owner' } };
    given(marketEvent, [drafted('owner'), takenDown, deleting])
      .when(command)
      .thenRefused('EVENT.BEING_DELETED');
  });

  it('refuses to restore an event that is not taken down', () =>
    given(marketEvent, [drafted('owner'), published])
      .when(restore)
      .thenRefused('EVENT.NOT_TAKEN_DOWN'));

  it.each([
    ['a draft', [drafted('owner'), takenDown]],
    ['a published event', [drafted('owner'), published, takenDown]],
  ])('refuses to publish %s meanwhile, and allows it afterwards', (_, events) => {
    given(marketEvent, events).when(publish).thenRefused('EVENT.TAKEN_DOWN');
    given(marketEvent, [drafted('owner'), takenDown, restored])
      .when(publish)
      .then([published]);
  });

  it('refuses a copy, which could be published in its place', () => {
    const { state: original } = given(marketEvent, [drafted('owner'), published, takenDown]);
    const duplicate = { type: 'duplicate', actorId: 'owner', eventCode: 'WXYZ-1234', eventDate: null } as const;
    given(marketEvent, [])
      .when({ ...duplicate, original })
      .thenRefused('EVENT.TAKEN_DOWN');
  });

  it('leaves editing, deleting, and transferring as they are', () => {
    const after = given(marketEvent, [drafted('owner'), published, takenDown]);
    after
      .when({ type: 'delete', actorId: 'owner', hasPayments: false })
      .then([{ type: 'market-event.deleted', data: { organizerId: 'owner' } }]);
    after.when({ type: 'transfer', adminId: 'admin', organizerId: 'next', note: null }).then([
      {
        type: 'market-event.transferred',
        data: { organizerId: 'next', formerOrganizerId: 'owner', adminId: 'admin', note: null },
      },
    ]);
    after
      .when({ type: 'change-details', actorId: 'stranger', change: { title: 'Mine' }, ...unasked })
      .thenRefused('PERMISSION_DENIED');
  });

  it('still notifies vendors with a booth of a new date', () => {
    const moved = { eventDate: '2027-06-19', eventEndDate: '2027-06-19' };
    const changes = (['eventDate', 'eventEndDate'] as const).map((field) => ({
      field,
      before: '2027-06-12',
      after: '2027-06-19',
    }));
    given(marketEvent, [drafted('owner'), published, takenDown])
      .when({ type: 'change-details', actorId: 'owner', change: moved, ...unasked })
      .then([
        { type: 'market-event.details-changed', data: { ...details(moved), organizerId: 'owner' } },
        { type: 'market-event.rescheduled', data: { changes, reason: null } },
      ]);
  });

  it('does not publish it again for an organizer who left meanwhile', () => {
    const left: MarketEventEvent = { type: 'market-event.withdrawn', data: { organizerId: 'owner' } };
    given(marketEvent, [drafted('owner'), published, takenDown])
      .when({ type: 'withdraw', organizerId: 'owner' })
      .then([left]);
    expect(shownAfter(drafted('owner'), published, takenDown, left, restored)).toBe('draft');
  });

  it('counts as a change of an import, so that undoing the import leaves it', () => {
    const first = seeded();
    const { importId } = first.data;
    given(marketEvent, [first, takenDown]).when({ type: 'undo-seed', importId }).then([]);
  });
});
