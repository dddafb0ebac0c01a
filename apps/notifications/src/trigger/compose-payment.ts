import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import { FORMER_MEMBER } from '../replicas/replicas.js';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

const paymentOf = ({ paymentId }: { paymentId: string }) => `/payment-tracking?payment=${paymentId}`;
const receiptOf = ({ paymentId }: { paymentId: string }) => `/vendor/payments/${paymentId}`;

/** A booth that costs nothing was confirmed with the acceptance. */
export function paid(data: About<'payment.completed'>, known: KnownFacts): NotificationPlan {
  if (data.amountCents === 0) return { notifications: [], emails: [] };
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const { businessName } = known.person(data.vendorId);
  const [amount, fee, payout] = [data.amountCents, data.platformFeeCents, data.payoutCents].map(formatCents) as [
    string,
    string,
    string,
  ];
  const words = (name: string) => `${name} paid ${amount} for ${title}. Your payout is ${payout}.`;
  const sums = { amount, platform_fee: fee, payout_amount: payout };
  return {
    notifications: [
      {
        personId: data.organizerId,
        type: NotificationType.payment_received,
        title: 'Payment received',
        body: words(businessName),
        link: paymentOf(data),
        names: { personId: data.vendorId, body: words(FORMER_MEMBER) },
      },
      {
        personId: data.vendorId,
        type: NotificationType.payment_confirmed,
        title: 'Payment confirmed',
        body: `Your payment of ${amount} for ${title} is complete.`,
        link: receiptOf(data),
      },
    ],
    emails: [
      {
        personId: data.organizerId,
        type: EmailType.payment_received,
        data: {
          ...eventFor(data.organizerId),
          ...sums,
          vendor_name: businessName,
          payments_url: known.url(paymentOf(data)),
        },
        names: data.vendorId,
      },
      {
        personId: data.vendorId,
        type: EmailType.payment_confirmation,
        data: { ...eventFor(data.vendorId), amount, receipt_url: known.url(receiptOf(data)) },
      },
    ],
  };
}

export function refundMade(data: About<'payment.refund-made'>, known: KnownFacts): NotificationPlan {
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const { businessName } = known.person(data.vendorId);
  const refunded = formatCents(data.refundedCents);
  const toVendor: NotificationPlan = {
    notifications: [
      {
        personId: data.vendorId,
        type: NotificationType.payment_refunded,
        title: 'Payment refunded',
        body: `${refunded} of your payment for ${title} was refunded.`,
        link: receiptOf(data),
      },
    ],
    emails: [
      {
        personId: data.vendorId,
        type: EmailType.payment_refunded,
        data: { ...eventFor(data.vendorId), refunded, payments_url: known.url(receiptOf(data)) },
      },
    ],
  };
  if (data.takenFromPayoutCents === 0) return toVendor;
  const taken = formatCents(data.takenFromPayoutCents);
  const words = (name: string) =>
    `${name} was refunded ${refunded} for ${title}. ${taken} of it was taken from your payout.`;
  return {
    notifications: [
      ...toVendor.notifications,
      {
        personId: data.organizerId,
        type: NotificationType.payout_reduced,
        title: 'Payout reduced',
        body: words(businessName),
        link: paymentOf(data),
        names: { personId: data.vendorId, body: words(FORMER_MEMBER) },
      },
    ],
    emails: [
      ...toVendor.emails,
      {
        personId: data.organizerId,
        type: EmailType.payout_reduced,
        data: {
          ...eventFor(data.organizerId),
          refunded,
          taken_from_payout: taken,
          vendor_name: businessName,
          payments_url: known.url(paymentOf(data)),
        },
        names: data.vendorId,
      },
    ],
  };
}
