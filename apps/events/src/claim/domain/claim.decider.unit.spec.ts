import { ERASED } from '@stallbook/kernel';
import { given, OCCURRED_AT } from '@stallbook/testing';
import { drafted, seeded } from '../../testing/builders.js';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { claim, showsContact, type Submit } from './claim.decider.js';
import type { ClaimEvent } from './claim.events.js';

const request = {
  marketEventId: 'market',
  organizerId: null,
  contactSubject: 'hash',
  email: 'ann@example.org',
  name: 'Ann Example',
  phone: null,
  businessName: null,
  message: null,
  claimToken: 'token',
  contactPublic: false,
  url: null,
  userAgent: null,
  language: null,
};
const submitting = (market = given(marketEvent, [seeded()])): Submit => ({
  type: 'submit',
  marketEvent: market.state,
  request,
});
const submitted: ClaimEvent = { type: 'claim.submitted', data: { ...request, title: 'Riverside Craft Fair' } };
const approving = { type: 'approve', adminId: 'admin', organizerId: 'owner' } as const;
const denying = { type: 'deny', adminId: 'admin' } as const;
const approved: ClaimEvent = {
  type: 'claim.approved',
  data: { marketEventId: 'market', adminId: 'admin', organizerId: 'owner' },
};
const denied: ClaimEvent = { type: 'claim.denied', data: { marketEventId: 'market', adminId: 'admin' } };

describe('a claim', () => {
  it('[CL-001] keeps the title of the market event at that time', () => {
    given(claim).when(submitting()).then([submitted]);
    given(claim, [submitted]).when(submitting()).thenNothing();
  });

  it('[CL-005] needs a market event that can be claimed', () => {
    const takenDown = { type: 'market-event.taken-down' as const, data: { adminId: 'admin', reason: 'A scam' } };
    for (const history of [[drafted('owner')], [seeded(), takenDown]])
      given(claim)
        .when(submitting(given(marketEvent, history)))
        .thenRefused('NOT_FOUND', 'Event not found or not claimable');
  });

  it.each([
    ['approved', approving, approved],
    ['denied', denying, denied],
  ] as const)('[CL-014] is %s once', (_, command, decided) => {
    given(claim, [submitted]).when(command).then([decided]);
    given(claim, [submitted, decided]).when(command).thenRefused('CLAIM.ALREADY_DECIDED');
    given(claim).when(command).thenRefused('NOT_FOUND', 'Claim not found');
  });

  it('can only be denied after its sender was erased', () => {
    const erased: ClaimEvent = { ...submitted, data: { ...submitted.data, email: ERASED } };
    given(claim, [erased]).when(approving).thenRefused('CLAIM.SENDER_GONE');
    given(claim, [erased]).when(denying).then([denied]);
  });

  const closed: ClaimEvent = {
    type: 'claim.closed',
    data: { marketEventId: 'market', adminId: 'admin', reason: 'another-approved' },
  };
  const closing = { type: 'close', adminId: 'admin', reason: 'another-approved', byNewOwner: false } as const;

  it('[CL-014] is closed while it is open, and cannot be approved then', () => {
    given(claim, [submitted]).when(closing).then([closed]);
    given(claim, [submitted])
      .when({ ...closing, byNewOwner: true })
      .then([{ ...closed, data: { ...closed.data, byNewOwner: true } }]);
    given(claim, [submitted, denied]).when(closing).thenNothing();
    given(claim, [submitted, closed]).when(approving).thenRefused('CLAIM.ALREADY_CLAIMED', 'Event already claimed');
  });

  it('shows the contact only if the owner agreed to it with their own account', () => {
    const agreed = { ...submitted.data, contactPublic: true, organizerId: 'owner' };
    expect(showsContact(agreed, 'owner')).toBe(true);
    expect(showsContact(agreed, 'another')).toBe(false);
    expect(showsContact({ ...agreed, contactPublic: false }, 'owner')).toBe(false);
    expect(showsContact({ ...agreed, organizerId: null }, null)).toBe(false);
  });

  it('shows who decided, when, and what', () => {
    const decision = { decidedAt: OCCURRED_AT.toISOString(), decidedBy: 'admin' };
    expect(given(claim, [submitted, approved]).state).toMatchObject({
      ...decision,
      status: 'approved',
      ownerId: 'owner',
      closedBecause: null,
    });
    const none = { ...decision, status: 'denied', ownerId: null };
    expect(given(claim, [submitted, denied]).state).toMatchObject({ ...none, closedBecause: null });
    expect(given(claim, [submitted, closed]).state).toMatchObject({ ...none, closedBecause: 'another-approved' });
  });
});
