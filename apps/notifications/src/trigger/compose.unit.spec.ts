import { EmailType, NotificationType } from '@stallbook/contracts';
import { render } from '../email/templates/render.js';
import { compose } from './compose.js';
import { known, planFor } from '../testing/composed.js';

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
describe('composing notifications and emails', () => {
  it('[NO-003] [NO-013] notifies the organizer of a new application', () => {
    expect(planFor({ type: 'application.submitted', data: application })).toEqual({
      notifications: [['owen', NotificationType.application_submitted, 'business of vera applied to River Market.']],
      emails: [['owen', EmailType.application_submitted]],
    });
  });

  it('notifies the organizer of a booth that became free, but not of an application that was never decided', () => {
    const withdrawn = { ...application, refundPercent: 50 };
    expect(planFor({ type: 'application.withdrawn', data: { ...withdrawn, wasAccepted: true } })).toEqual({
      notifications: [
        [
          'owen',
          NotificationType.application_withdrawn,
          'business of vera withdrew from River Market. Their booth is free.',
        ],
      ],
      emails: [['owen', EmailType.application_withdrawn]],
    });
    const undecided = { ...withdrawn, wasAccepted: false };
    expect(planFor({ type: 'application.withdrawn', data: undecided })).toEqual({ notifications: [], emails: [] });
  });

  it('notifies a vendor with a booth of what changed for them', () => {
    const changes = [
      { field: 'eventDate' as const, before: '2027-05-08', after: '2027-05-15' },
      { field: 'eventEndDate' as const, before: '2027-05-08', after: '2027-05-15' },
      { field: 'loadInTime' as const, before: null, after: '07:30:00' },
    ];
    const body =
      'River Market: Date: Sat, May 15, 2027 (was Sat, May 8, 2027); Load-in: 7:30 AM (was to be announced).';
    expect(planFor({ type: 'application.event-changed', data: { ...ids, changes, reason: null } })).toEqual({
      notifications: [['vera', NotificationType.event_changed, body]],
      emails: [['vera', EmailType.event_changed]],
    });
    const reason = 'The park closes.';
    expect(planFor({ type: 'application.event-changed', data: { ...ids, changes, reason } }).notifications).toEqual([
      ['vera', NotificationType.event_changed, `${body} “The park closes.”`],
    ]);
  });

  it('[CL-035] [NO-003] notifies a registered organizer of an invitation, by email too unless it went to an address', () => {
    const sent = { invitationId: 'i1', marketEventId: 'm1', vendorId: 'vera', organizerId: 'owen' };
    const notification = [
      'owen',
      NotificationType.invitation_received,
      'business of vera would like to sell at River Market.',
    ];
    expect(planFor({ type: 'invitation.sent', data: { ...sent, isSeededEventInvitation: false } })).toEqual({
      notifications: [notification],
      emails: [['owen', EmailType.invitation_received]],
    });
    expect(planFor({ type: 'invitation.sent', data: { ...sent, isSeededEventInvitation: true } })).toEqual({
      notifications: [notification],
      emails: [],
    });
    expect(planFor({ type: 'invitation.organizer-assigned', data: sent })).toEqual({
      notifications: [notification],
      emails: [],
    });
    const toNoOne = { ...sent, organizerId: null, isSeededEventInvitation: true };
    expect(planFor({ type: 'invitation.sent', data: toNoOne })).toEqual({ notifications: [], emails: [] });
  });

  it('announces no date that an import made up', () => {
    const data = { ...ids, invitationId: 'i1', isSeededEventInvitation: false };
    const market = () => ({ ...known.market('m1'), dateToBeAnnounced: true });
    const [email] = compose({ type: 'invitation.sent', data }, { ...known, market }).emails;
    expect(email?.data['event_dates']).toBe('Date to be announced');
  });

  it('notifies the vendor of an accepted invitation', () => {
    const data = { invitationId: 'i1', marketEventId: 'm1', vendorId: 'vera', organizerId: null };
    expect(planFor({ type: 'invitation.accepted', data })).toEqual({
      notifications: [
        ['vera', NotificationType.invitation_accepted, 'The organizer of River Market accepted your invitation.'],
      ],
      emails: [],
    });
  });

  it('[NO-003] [NO-013] notifies the vendor of the decision', () => {
    expect(planFor({ type: 'application.accepted', data: application })).toEqual({
      notifications: [
        ['vera', NotificationType.application_accepted, "You've been accepted to River Market. $85.00 due."],
      ],
      emails: [['vera', EmailType.application_approved]],
    });
    expect(planFor({ type: 'application.rejected', data: application })).toEqual({
      notifications: [
        ['vera', NotificationType.application_rejected, 'River Market did not accept your application this time.'],
      ],
      emails: [['vera', EmailType.application_rejected]],
    });
  });

  it('offers a rejected vendor the events that take applications, soonest first', () => {
    const { emails } = compose({ type: 'application.rejected', data: application }, known);
    const link = new URL(emails[0]?.data['events_url'] ?? '');
    expect(link.pathname + link.search).toBe('/events?open=yes&order=date_ascending');
  });

  it('confirms a booth that costs nothing with the acceptance, and announces no payment of $0.00', () => {
    const free = { ...application, boothFeeCents: 0, applicationFeeCents: 0 };
    const { notifications, emails } = compose({ type: 'application.accepted', data: free }, known);
    expect(notifications.map(({ body }) => body)).toEqual([
      "You've been accepted to River Market. Your booth is confirmed, and nothing is due.",
    ]);
    const [email] = emails;
    const { text } = render(EmailType.application_approved, email?.data ?? {}, 'Vera', {});
    expect(text).toContain('Nothing due.');
    expect(text).toContain('None. Your booth is confirmed.');
    expect(text).not.toMatch(/secure|\$0/);
    const waived = { ...payment, amountCents: 0, platformFeeCents: 0, payoutCents: 0 };
    expect(planFor({ type: 'payment.completed', data: waived })).toEqual({ notifications: [], emails: [] });
  });

  it.each([
    ['Row B, booth 12', 'Row B, booth 12'],
    [null, 'to be announced'],
  ])(
    'notifies the vendor of a booth that was assigned, changed, or taken away, by its name: %s',
    (boothLocation, booth) => {
      const data = { ...application, boothLocation };
      const { notifications, emails } = compose({ type: 'application.booth-assigned', data }, known);
      expect(notifications).toMatchObject([
        { personId: 'vera', type: NotificationType.booth_assigned, body: `Your booth at River Market: ${booth}.` },
      ]);
      expect(emails).toMatchObject([{ personId: 'vera', type: EmailType.booth_changed }]);
      const { subject, text } = render(EmailType.booth_changed, emails[0]?.data ?? {}, 'Vera');
      expect(subject).toBe(`Your booth at River Market: ${booth}`);
      expect(text).toContain(`Booth: ${booth}`);
    },
  );

  it('[NO-003] [NO-014] notifies the vendor and the organizer of a completed payment with exact amounts', () => {
    expect(planFor({ type: 'payment.completed', data: payment })).toEqual({
      notifications: [
        [
          'owen',
          NotificationType.payment_received,
          'business of vera paid $85.00 for River Market. Your payout is $80.75.',
        ],
        ['vera', NotificationType.payment_confirmed, 'Your payment of $85.00 for River Market is complete.'],
      ],
      emails: [
        ['owen', EmailType.payment_received],
        ['vera', EmailType.payment_confirmation],
      ],
    });
  });

  it('notifies the vendor of a payment that their bank did not make, but not of a declined card', () => {
    const trigger = { type: 'payment.failed' as const, data: { ...payment, isDueAgain: true } };
    const { notifications, emails } = compose(trigger, known);
    const words = 'Your bank did not make your payment of $85.00 for River Market. Your booth is not paid yet.';
    const body = `${words} Pay again: the due date is Sat, May 1, 2027.`;
    const [type, link] = [NotificationType.payment_failed, '/vendor/payments/p1/pay'];
    expect(notifications).toEqual([{ personId: 'vera', type, title: 'Payment failed', body, link }]);
    const { text } = render(EmailType.payment_failed, emails[0]?.data ?? {}, 'Vera');
    expect(text).toContain('Due: Sat, May 1, 2027');
    expect(text).toContain('https://stallbook.example/vendor/payments/p1/pay');
    expect(planFor({ type: 'payment.failed', data: payment })).toEqual({ notifications: [], emails: [] });
  });

  it('asks for no payment that a bank did not make while the event is hidden', () => {
    const hidden = { ...known, market: (id: string) => ({ ...known.market(id), status: 'draft' as const }) };
    const { notifications, emails } = compose(
      { type: 'payment.failed', data: { ...payment, isDueAgain: true } },
      hidden,
    );
    const words = 'Your bank did not make your payment of $85.00 for River Market.';
    expect(notifications).toMatchObject([
      { personId: 'vera', body: `${words} Nothing is due while the event is hidden.`, link: '/vendor/payments/p1' },
    ]);
    expect(emails).toEqual([]);
  });

  const { amountCents: _paid, platformFeeCents: _fee, payoutCents: _payout, ...refunded } = payment;

  it('notifies the vendor of a refund and the organizer of the reduced payout with exact amounts', () => {
    const data = { ...refunded, refundedCents: 3_333, takenFromPayoutCents: 3_166, full: false };
    expect(planFor({ type: 'payment.refund-made', data })).toEqual({
      notifications: [
        ['vera', NotificationType.payment_refunded, '$33.33 of your payment for River Market was refunded.'],
        [
          'owen',
          NotificationType.payout_reduced,
          'business of vera was refunded $33.33 for River Market. $31.66 of it was taken from your payout.',
        ],
      ],
      emails: [
        ['vera', EmailType.payment_refunded],
        ['owen', EmailType.payout_reduced],
      ],
    });
  });

  it('leads every reader of an email about a payment to that payment', () => {
    const made = { ...refunded, refundedCents: 3_333, takenFromPayoutCents: 1_000, full: false };
    const plans = [
      compose({ type: 'payment.completed', data: payment }, known),
      compose({ type: 'payment.refund-made', data: made }, known),
    ];
    const urls = plans
      .flatMap(({ emails }) => emails)
      .map(({ personId, data }) => [personId, data['receipt_url'] ?? data['payments_url']]);
    expect(urls).toEqual([
      ['owen', 'https://stallbook.example/payment-tracking?payment=p1'],
      ['vera', 'https://stallbook.example/vendor/payments/p1'],
      ['vera', 'https://stallbook.example/vendor/payments/p1'],
      ['owen', 'https://stallbook.example/payment-tracking?payment=p1'],
    ]);
  });

  it('leads the vendor to the receipt of a payment, paid or refunded', () => {
    const made = { ...refunded, refundedCents: 3_333, takenFromPayoutCents: 0, full: false };
    const plans = [
      compose({ type: 'payment.completed', data: payment }, known),
      compose({ type: 'payment.refund-made', data: made }, known),
    ];
    const links = plans.flatMap(({ notifications }) => notifications).filter(({ personId }) => personId === 'vera');
    expect(links.map(({ link }) => link)).toEqual(['/vendor/payments/p1', '/vendor/payments/p1']);
  });

  it('notifies the holder of a plan whose renewal failed, with the day until which it stays', () => {
    const data = { personId: 'vera', tier: 'pro', amountCents: 2_900, graceUntil: '2027-05-08T00:00:00.000Z' } as const;
    const { notifications, emails } = planFor({ type: 'renewal.failed', data });
    expect(notifications).toMatchObject([
      ['vera', NotificationType.plan_payment_failed, expect.stringContaining('$29.00')],
    ]);
    expect(notifications[0]?.[2]).toMatch(/by Sat, May 8, 2027 \(UTC\) to keep it/);
    expect(emails).toEqual([['vera', EmailType.plan_payment_failed]]);
  });

  const lifecycle = { personId: 'vera', tier: 'pro', priceMonthlyCents: 2_900 } as const;
  const until = '2027-05-08T00:00:00.000Z';
  it.each([
    ['started', null, 'Your plan costs $29.00 a month.'],
    [
      'started',
      until,
      'Your free trial lasts until Sat, May 8, 2027 (UTC). After that, your plan costs $29.00 a month.',
    ],
    ['switched', null, 'Your plan costs $29.00 a month.'],
    ['canceled', until, 'Your plan stays active until Sat, May 8, 2027 (UTC). It will not be renewed.'],
    ['resumed', until, 'Your plan will be renewed on Sat, May 8, 2027 (UTC) for $29.00 a month.'],
    ['ended', null, 'Your paid plan has ended. You are on the free plan now.'],
  ] as const)('confirms a plan that %s, until %s, to its holder', (change, until, body) => {
    expect(planFor({ type: 'subscription.lifecycle-changed', data: { ...lifecycle, change, until } })).toEqual({
      notifications: [['vera', NotificationType.plan_changed, body]],
      emails: [['vera', EmailType.plan_changed]],
    });
  });

  it('confirms a plan in the language of its holder', () => {
    const data = { ...lifecycle, change: 'canceled', until } as const;
    const inSpanish = { ...known, person: (id: string) => ({ ...known.person(id), language: 'es' as const }) };
    expect(compose({ type: 'subscription.lifecycle-changed', data }, inSpanish).emails[0]?.data).toEqual({
      title: 'Plan cancelado',
      sentence: 'Tu plan sigue activo hasta el sáb, 8 de may de 2027 (UTC). No se renovará.',
      billing_url: 'https://stallbook.example/billing',
    });
  });

  it('names an erased vendor in the language of the organizer', () => {
    const erased = { businessName: 'A former member', email: null };
    const person = (id: string) => ({ ...known.person(id), ...(id === 'vera' ? erased : { language: 'es' as const }) });
    const data = { ...application, wasAccepted: true, refundPercent: 50 };
    const { emails, notifications } = compose({ type: 'application.withdrawn', data }, { ...known, person });
    expect(emails.map((email) => email.data['vendor_name'])).toEqual(['Un antiguo miembro']);
    expect(notifications.map(({ body }) => body)).toEqual([
      'A former member withdrew from River Market. Their booth is free.',
    ]);
  });

  it('does not notify the organizer of a refund that only the platform pays', () => {
    const data = { ...refunded, refundedCents: 8_500, takenFromPayoutCents: 0, full: true };
    const { notifications, emails } = planFor({ type: 'payment.refund-made', data });
    expect([...notifications, ...emails].map(([personId]) => personId)).toEqual(['vera', 'vera']);
  });

  it.each([
    ['open', 'business of vera disputes $85.00 for River Market at their bank. Your payout does not change.'],
    ['won', 'The bank of business of vera closed the dispute over $85.00 for River Market in your favor.'],
    ['lost', 'The bank gave $85.00 for River Market back to business of vera.'],
  ] as const)('notifies the organizer of a dispute that is %s', (outcome, body) => {
    const data = { ...refunded, disputeId: 'dp_1', outcome, disputedCents: 8_500 };
    expect(planFor({ type: 'payment.disputed', data })).toEqual({
      notifications: [['owen', NotificationType.payment_disputed, body]],
      emails: [['owen', EmailType.payment_disputed]],
    });
  });
});
