import { given } from '@stallbook/testing';
import { drafted, seeded, unasked } from '../../testing/builders.js';
import { badgeAt, badgeInputs } from './badge.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';
import { isGettingReady, noContact, type LiveMarketEvent } from './market-event.state.js';

const OWNER = 'owner';
const imported = (): MarketEventEvent => ({
  type: 'market-event.seeded',
  data: { ...seeded().data, boothFeeCents: 20_000, defaultedFields: ['boothFeeCents', 'maxVendors', 'startTime'] },
});
const claimed: MarketEventEvent = {
  type: 'market-event.claimed',
  data: { claimId: 'claim', organizerId: OWNER, contactPublic: false, ...noContact },
};
const isSetUp: MarketEventEvent = { type: 'market-event.set-up', data: { organizerId: OWNER } };
const settingUp = (change = {}, actorId = OWNER) => ({
  type: 'set-up' as const,
  actorId,
  change,
  ...unasked,
});
const stateAfter = (...events: MarketEventEvent[]) => given(marketEvent, events).state as LiveMarketEvent;

describe('setting up a claimed import', () => {
  it('[EV-033] waits with a pending organizer until the new organizer has confirmed it', () => {
    const badgeOf = (state: LiveMarketEvent) => badgeAt(badgeInputs(state, state.details), new Date('2027-01-01'));
    expect(isGettingReady(stateAfter(imported()))).toBe(false);
    expect(isGettingReady(stateAfter(imported(), claimed))).toBe(true);
    expect(badgeOf(stateAfter(imported(), claimed))).toBe('applications_pending_organizer');
    expect(isGettingReady(stateAfter(imported(), claimed, isSetUp))).toBe(false);
    expect(badgeOf(stateAfter(imported(), claimed, isSetUp))).toBe('applications_open');
  });

  it('is nothing for the next organizer of an event that an organizer created', () => {
    const transferred: MarketEventEvent = {
      type: 'market-event.transferred',
      data: { organizerId: OWNER, formerOrganizerId: 'former', adminId: 'admin', note: null },
    };
    expect(isGettingReady(stateAfter(drafted('former'), transferred))).toBe(false);
  });

  it('confirms with corrections, once', () => {
    const { details } = stateAfter(imported(), claimed);
    given(marketEvent, [imported(), claimed])
      .when(settingUp({ boothFeeCents: 4_000 }))
      .then([
        { type: 'market-event.details-changed', data: { ...details, boothFeeCents: 4_000, organizerId: OWNER } },
        isSetUp,
      ]);
    given(marketEvent, [imported(), claimed]).when(settingUp()).then([isSetUp]);
    given(marketEvent, [imported(), claimed, isSetUp]).when(settingUp()).then([]);
    given(marketEvent, [drafted(OWNER)])
      .when(settingUp())
      .then([]);
  });

  it('is up to its organizer', () => {
    given(marketEvent, [imported(), claimed]).when(settingUp({}, 'another')).thenRefused('PERMISSION_DENIED');
    given(marketEvent, [imported()]).when(settingUp()).thenRefused('PERMISSION_DENIED');
  });

  it('forgets a default once its organizer changes or confirms it', () => {
    expect(stateAfter(imported(), claimed).defaultedFields).toEqual(['boothFeeCents', 'maxVendors', 'startTime']);
    const { details } = stateAfter(imported(), claimed);
    const changed: MarketEventEvent = {
      type: 'market-event.details-changed',
      data: { ...details, boothFeeCents: 4_000, organizerId: OWNER },
    };
    expect(stateAfter(imported(), claimed, changed).defaultedFields).toEqual(['maxVendors', 'startTime']);
    expect(stateAfter(imported(), claimed, isSetUp).defaultedFields).toEqual([]);
  });

  it('starts again when its organizer leaves and another one claims it', () => {
    const withdrawn: MarketEventEvent = { type: 'market-event.withdrawn', data: { organizerId: OWNER } };
    expect(isGettingReady(stateAfter(imported(), claimed, isSetUp, withdrawn, claimed))).toBe(true);
  });
});
