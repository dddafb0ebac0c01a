import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import {
  marketOf,
  nameFor,
  naming,
  toPerson,
  type About,
  type KnownFacts,
  type NotificationPlan,
} from './notification-plan.js';

type Dispute = About<'payment.disputed'>;

const words: Record<
  Dispute['outcome'],
  { title: string; body: (name: string, amount: string, event: string) => string }
> = {
  open: {
    title: 'Payment disputed',
    body: (name, amount, event) =>
      `${name} disputes ${amount} for ${event} at their bank. Your payout does not change.`,
  },
  won: {
    title: 'Dispute won',
    body: (name, amount, event) => `The bank of ${name} closed the dispute over ${amount} for ${event} in your favor.`,
  },
  lost: {
    title: 'Dispute lost',
    body: (name, amount, event) => `The bank gave ${amount} for ${event} back to ${name}.`,
  },
};

/** For the organizer: the payer started the dispute, and their bank informs them. */
export function disputed(data: Dispute, known: KnownFacts): NotificationPlan {
  const { organizerId, vendorId, outcome } = data;
  const { title: market, eventFor } = marketOf(data.marketEventId, known);
  const amount = formatCents(data.disputedCents);
  const link = `/payment-tracking?payment=${data.paymentId}`;
  const { title, body } = words[outcome];
  return toPerson(
    organizerId,
    {
      type: NotificationType.payment_disputed,
      title,
      ...naming(vendorId, known, (name) => body(name, amount, market)),
      link,
    },
    {
      type: EmailType.payment_disputed,
      data: {
        ...eventFor(organizerId),
        amount,
        outcome,
        vendor_name: nameFor(organizerId, vendorId, known),
        payments_url: known.url(link),
      },
      names: vendorId,
    },
  );
}
