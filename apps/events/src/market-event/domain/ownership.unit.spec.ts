import { given } from '@stallbook/testing';
import { drafted, seeded } from '../../testing/builders.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { AssignOwner, HandOver, Withdraw } from './ownership.js';

const OWNER = 'owner';
const published: MarketEventEvent = { type: 'market-event.published', data: { organizerId: OWNER } };
const withdrawn: MarketEventEvent = { type: 'market-event.withdrawn', data: { organizerId: OWNER } };
const contact = {
  contactSubject: 'hash',
  organizerContactName: 'Ann',
  organizerContactEmail: 'ann@example.org',
  organizerContactPhone: null,
};
const claimed = (organizerId: string | null): MarketEventEvent => ({
  type: 'market-event.claimed',
  data: { claimId: 'claim', organizerId, contactPublic: false, ...contact },
});
const handingOver = (organizerId = OWNER): HandOver => ({
  type: 'hand-over',
  claimId: 'claim',
  organizerId,
  contact,
  contactPublic: false,
});
const assigning = (contactSubject: string): AssignOwner => ({
  type: 'assign-owner',
  organizerId: OWNER,
  contactSubject,
});
const withdrawing = (organizerId: string): Withdraw => ({ type: 'withdraw', organizerId });

describe('a market event whose organizer left', () => {
  it('is withdrawn once', () => {
    given(marketEvent, [drafted(OWNER), published])
      .when(withdrawing(OWNER))
      .then([withdrawn]);
    given(marketEvent, [drafted(OWNER), published, withdrawn])
      .when(withdrawing(OWNER))
      .thenNothing();
  });

  it('can be claimed again if it was imported', () => {
    const left = given(marketEvent, [seeded(), claimed(OWNER), withdrawn]);
    expect(left.state).toMatchObject({ status: 'published', organizerId: null, organizerClaimed: false });
    left.when(handingOver('another')).then([claimed('another')]);
  });

  it('stays if it belongs to another organizer', () =>
    given(marketEvent, [drafted(OWNER), published])
      .when(withdrawing('another'))
      .thenNothing());
});

describe('the ownership of a market event', () => {
  it('seeds an imported row once', () => {
    const { data } = seeded();
    given(marketEvent)
      .when({ type: 'seed', data })
      .then([{ type: 'market-event.seeded', data }]);
    given(marketEvent, [{ type: 'market-event.seeded', data }])
      .when({ type: 'seed', data })
      .thenNothing();
  });

  it('[CL-005] goes only to a claim of a seeded and unclaimed market event', () => {
    given(marketEvent, [drafted(OWNER)])
      .when(handingOver())
      .thenRefused('NOT_FOUND', 'Event not found or not claimable');
    given(marketEvent).when(handingOver()).thenRefused('NOT_FOUND', 'Event not found or not claimable');
    given(marketEvent, [seeded(), claimed(OWNER)])
      .when(handingOver())
      .thenRefused('CLAIM.ALREADY_CLAIMED', 'Event already claimed');
    given(marketEvent, [seeded()])
      .when(handingOver())
      .then([claimed(OWNER)]);
  });

  it('[CL-012] goes once to the address of an approved claim when it registers', () => {
    const assigned: MarketEventEvent = { type: 'market-event.owner-assigned', data: { organizerId: OWNER } };
    given(marketEvent, [seeded(), claimed(null)])
      .when(assigning('hash'))
      .then([assigned]);
    given(marketEvent, [seeded(), claimed(null), assigned])
      .when(assigning('hash'))
      .thenNothing();
    given(marketEvent, [seeded(), claimed('another')])
      .when(assigning('hash'))
      .thenNothing();
    given(marketEvent, [seeded(), claimed(null)])
      .when(assigning('another'))
      .thenNothing();
  });
});

describe('the placement of a market event in search results', () => {
  const placing = (organizerId: string | null, boosted: boolean) => ({ type: 'place' as const, organizerId, boosted });
  const ahead: MarketEventEvent = { type: 'market-event.placement-changed', data: { boosted: true } };

  it('changes once, by the plan of its present owner', () => {
    given(marketEvent, [drafted(OWNER)])
      .when(placing(OWNER, true))
      .then([ahead]);
    given(marketEvent, [drafted(OWNER), ahead])
      .when(placing(OWNER, true))
      .thenNothing();
    given(marketEvent, [drafted(OWNER), ahead])
      .when(placing(OWNER, false))
      .then([{ ...ahead, data: { boosted: false } }]);
    given(marketEvent, [drafted(OWNER)])
      .when(placing('former', true))
      .thenNothing();
    given(marketEvent).when(placing(null, true)).thenNothing();
  });
});

describe('a market event whose import is undone', () => {
  const undoing = (importId: string) => ({ type: 'undo-seed', importId }) as const;
  const [seed] = [seeded()];
  const importId = seed.type === 'market-event.seeded' ? seed.data.importId : '';
  it('is deleted once', () => {
    const undone: MarketEventEvent = { type: 'market-event.retracted', data: { importId } };
    given(marketEvent, [seed]).when(undoing(importId)).then([undone]);
    given(marketEvent, [seed, undone]).when(undoing(importId)).then([]);
  });
  it('stays when it was changed, even if it has no owner again', () => {
    const banner: MarketEventEvent = {
      type: 'market-event.banner-changed',
      data: { organizerId: OWNER, imageId: 'image' },
    };
    for (const events of [[banner], [claimed(OWNER), withdrawn]])
      given(marketEvent, [seed, ...events])
        .when(undoing(importId))
        .thenNothing();
  });
  it('stays when it was claimed, or came from another import', () => {
    given(marketEvent, [seed, claimed(null)])
      .when(undoing(importId))
      .then([]);
    given(marketEvent, [seed]).when(undoing('another')).then([]);
    given(marketEvent, []).when(undoing(importId)).then([]);
  });
});
