import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import { formatDate } from '../email/dates.js';
import { paymentDueOn } from '../reminder/due-dates.js';
import { languageOf } from '../replicas/replicas.js';
import {
  both,
  marketOf,
  nameFor,
  naming,
  NOTHING,
  toPerson,
  type About,
  type KnownFacts,
  type NotificationPlan,
} from './notification-plan.js';

const paymentOf = ({ paymentId }: { paymentId: string }) => `/payment-tracking?payment=${paymentId}`;
const receiptOf = ({ paymentId }: { paymentId: string }) => `/vendor/payments/${paymentId}`;

/** A booth that costs nothing was confirmed with the acceptance. */
export function paid(data: About<'payment.completed'>, known: KnownFacts): NotificationPlan {
  if (data.amountCents === 0) return NOTHING;
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const { organizerId, vendorId } = data;
  const amount = formatCents(data.amountCents);
  const payout = formatCents(data.payoutCents);
  const toOrganizer = toPerson(
    organizerId,
    {
      type: NotificationType.payment_received,
      title: 'Payment received',
      ...naming(vendorId, known, (name) => `${name} paid ${amount} for ${title}. Your payout is ${payout}.`),
      link: paymentOf(data),
    },
    {
      type: EmailType.payment_received,
      data: {
        ...eventFor(organizerId),
        amount,
        platform_fee: formatCents(data.platformFeeCents),
        payout_amount: payout,
        vendor_name: nameFor(organizerId, vendorId, known),
        payments_url: known.url(paymentOf(data)),
      },
      names: vendorId,
    },
  );
  const toVendor = toPerson(
    vendorId,
    {
      type: NotificationType.payment_confirmed,
      title: 'Payment confirmed',
      body: `Your payment of ${amount} for ${title} is complete.`,
      link: receiptOf(data),
    },
    {
      type: EmailType.payment_confirmation,
      data: { ...eventFor(vendorId), amount, receipt_url: known.url(receiptOf(data)) },
    },
  );
  return both(toOrganizer, toVendor);
}

/** The due date may have passed while the bank had the payment. */
export function failed(data: About<'payment.failed'>, known: KnownFacts): NotificationPlan {
  if (!data.isDueAgain) return NOTHING;
  const { vendorId, marketEventId } = data;
  const { title, eventFor } = marketOf(marketEventId, known);
  const amount = formatCents(data.amountCents);
  const notice = { type: NotificationType.payment_failed, title: 'Payment failed' };
  if (known.market(marketEventId).status !== 'published') {
    const body = `Your bank did not make your payment of ${amount} for ${title}. Nothing is due while the event is hidden.`;
    return toPerson(vendorId, { ...notice, body, link: receiptOf(data) });
  }
  const dueDate = paymentDueOn(known.market(marketEventId));
  const link = `${receiptOf(data)}/pay`;
  return toPerson(
    vendorId,
    {
      ...notice,
      body: `Your bank did not make your payment of ${amount} for ${title}. Your booth is not paid yet. Pay again: the due date is ${formatDate(dueDate)}.`,
      link,
    },
    {
      type: EmailType.payment_failed,
      data: {
        ...eventFor(vendorId),
        amount,
        due_date: formatDate(dueDate, languageOf(known.person(vendorId))),
        payment_url: known.url(link),
      },
    },
  );
}

export function refundMade(data: About<'payment.refund-made'>, known: KnownFacts): NotificationPlan {
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const { organizerId, vendorId } = data;
  const refunded = formatCents(data.refundedCents);
  const toVendor = toPerson(
    vendorId,
    {
      type: NotificationType.payment_refunded,
      title: 'Payment refunded',
      body: `${refunded} of your payment for ${title} was refunded.`,
      link: receiptOf(data),
    },
    {
      type: EmailType.payment_refunded,
      data: { ...eventFor(vendorId), refunded, payments_url: known.url(receiptOf(data)) },
    },
  );
  if (data.takenFromPayoutCents === 0) return toVendor;
  const taken = formatCents(data.takenFromPayoutCents);
  const words = (name: string) =>
    `${name} was refunded ${refunded} for ${title}. ${taken} of it was taken from your payout.`;
  const toOrganizer = toPerson(
    organizerId,
    {
      type: NotificationType.payout_reduced,
      title: 'Payout reduced',
      ...naming(vendorId, known, words),
      link: paymentOf(data),
    },
    {
      type: EmailType.payout_reduced,
      data: {
        ...eventFor(organizerId),
        refunded,
        taken_from_payout: taken,
        vendor_name: nameFor(organizerId, vendorId, known),
        payments_url: known.url(paymentOf(data)),
      },
      names: vendorId,
    },
  );
  return both(toVendor, toOrganizer);
}
