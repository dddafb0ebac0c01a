import { EmailType, NotificationType } from '@stallbook/contracts';
import type { Trigger } from './trigger.js';
import { compose } from './compose.js';
import type { KnownFacts } from './notification-plan.js';

const known: KnownFacts = {
  person: (id) => ({ name: `name of ${id}`, businessName: `business of ${id}`, email: `${id}@example.org` }),
  market: () => ({ revision: 1, title: 'River Market', startDate: '2027-05-08', endDate: '2027-05-09' }),
  url: (path) => `https://stallbook.example${path}`,
};
const ids = { applicationId: 'a1', marketEventId: 'm1', vendorId: 'vera', organizerId: 'owen' };
const application = { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 };
const payment = {
  ...ids,
  paymentId: 'p1',
  currency: 'usd' as const,
  amountCents: 8_500,
  platformFeeCents: 425,
  payoutCents: 8_075,
};
const claim = { claimId: 'c1', marketEventId: 'm1', title: 'River Market', organizerId: 'owen' };

const planFor = (trigger: Trigger) => {
  const { notes, mails } = compose(trigger, known);
  return {
    notes: notes.map(({ personId, type, body }) => [personId, type, body]),
    mails: mails.map(({ personId, type }) => [personId, type]),
  };
};

describe('composing notifications and emails', () => {
  it('[NO-013] notifies the organizer of a new application', () => {
    expect(planFor({ type: 'application.submitted', data: application })).toEqual({
      notes: [['owen', NotificationType.application_submitted, 'business of vera applied to River Market.']],
      mails: [['owen', EmailType.application_submitted]],
    });
  });

  it('[NO-013] notifies the vendor of the decision', () => {
    expect(planFor({ type: 'application.accepted', data: application })).toEqual({
      notes: [['vera', NotificationType.application_accepted, "You've been accepted to River Market. $85.00 due."]],
      mails: [['vera', EmailType.application_approved]],
    });
    expect(planFor({ type: 'application.rejected', data: application })).toEqual({
      notes: [
        ['vera', NotificationType.application_rejected, 'River Market did not accept your application this time.'],
      ],
      mails: [['vera', EmailType.application_rejected]],
    });
  });

  it('[NO-014] notifies the vendor and the organizer of a completed payment with exact amounts', () => {
    expect(planFor({ type: 'payment.completed', data: payment })).toEqual({
      notes: [
        [
          'owen',
          NotificationType.payment_received,
          'business of vera paid $85.00 for River Market. Your payout is $80.75.',
        ],
        ['vera', NotificationType.payment_confirmed, 'Your payment of $85.00 for River Market is complete.'],
      ],
      mails: [
        ['owen', EmailType.payment_received],
        ['vera', EmailType.payment_confirmation],
      ],
    });
  });

  const { amountCents: _paid, platformFeeCents: _fee, payoutCents: _payout, ...refunded } = payment;

  it('notifies the vendor of a refund and the organizer of the reduced payout with exact amounts', () => {
    const data = { ...refunded, refundedCents: 3_333, takenFromPayoutCents: 3_166, full: false };
    expect(planFor({ type: 'payment.refund-made', data })).toEqual({
      notes: [
        ['vera', NotificationType.payment_refunded, '$33.33 of your payment for River Market was refunded.'],
        [
          'owen',
          NotificationType.payout_reduced,
          'business of vera was refunded $33.33 for River Market. $31.66 of it was taken from your payout.',
        ],
      ],
      mails: [
        ['vera', EmailType.payment_refunded],
        ['owen', EmailType.payout_reduced],
      ],
    });
  });

  it('does not notify the organizer of a refund that only the platform pays', () => {
    const data = { ...refunded, refundedCents: 8_500, takenFromPayoutCents: 0, full: true };
    const { notes, mails } = planFor({ type: 'payment.refund-made', data });
    expect([...notes, ...mails].map(([personId]) => personId)).toEqual(['vera', 'vera']);
  });

  it('[CL-038] notifies both organizers of a transfer', () => {
    const data = { marketEventId: 'm1', organizerId: 'owen', formerOrganizerId: 'fay' };
    expect(planFor({ type: 'market-event.transferred', data })).toEqual({
      notes: [
        ['owen', NotificationType.event_transferred, 'You now manage River Market.'],
        ['fay', NotificationType.event_transferred, 'You no longer manage River Market.'],
      ],
      mails: [
        ['owen', EmailType.event_transferred],
        ['fay', EmailType.event_transferred],
      ],
    });
    const first = { ...data, formerOrganizerId: null };
    expect(planFor({ type: 'market-event.transferred', data: first }).mails).toEqual([
      ['owen', EmailType.event_transferred],
    ]);
  });

  it('notifies a registered organizer of the decision on a claim', () => {
    expect(planFor({ type: 'claim.approved', data: claim }).notes).toEqual([
      ['owen', NotificationType.claim_approved, 'You now manage River Market.'],
    ]);
    expect(planFor({ type: 'claim.denied', data: claim }).notes).toEqual([
      ['owen', NotificationType.claim_denied, 'Your claim for River Market was not approved.'],
    ]);
    expect(planFor({ type: 'claim.denied', data: { ...claim, organizerId: null } })).toEqual({ notes: [], mails: [] });
  });
});
