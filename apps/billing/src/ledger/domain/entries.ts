import type { Cents } from '@stallbook/kernel';
import type { PaymentEvent } from '../../payment/domain/payment.events.js';
import type { PaymentDetails } from '../../payment/domain/payment.state.js';

export type EntryKind =
  'charge' | 'transfer' | 'application_fee' | 'refund' | 'transfer_reversal' | 'application_fee_refund';

/** One movement of money, named as Stripe names it. Entries are only added. */
export interface LedgerEntry {
  /** Payment intent, kind and, for refunds, the sum so far, so a movement is recorded once. */
  _id: string;
  kind: EntryKind;
  paymentId: string;
  paymentIntentId: string;
  vendorId: string;
  organizerId: string;
  currency: 'usd';
  amountCents: Cents;
  /** ISO instant. */
  at: string;
}

/** The movements of an event, given the payment before it. */
export function entriesOf(before: PaymentDetails, event: PaymentEvent, at: string): LedgerEntry[] {
  if (event.type !== 'payment.completed' && event.type !== 'payment.refunded') return [];
  const { paymentId, paymentIntentId } = event.data;
  const { vendorId, organizerId, currency } = before;
  const entry = (kind: EntryKind, amountCents: Cents, suffix = ''): LedgerEntry => ({
    _id: `${paymentIntentId}:${kind}${suffix}`,
    ...{ kind, paymentId, paymentIntentId, vendorId, organizerId, currency, amountCents, at },
  });
  const difference = (kind: EntryKind, sum: Cents, previous: Cents) => entry(kind, sum - previous, `:${sum}`);
  const entries =
    event.type === 'payment.completed'
      ? [
          entry('charge', event.data.amountCents),
          entry('transfer', event.data.transferCents),
          entry('application_fee', event.data.platformFeeCents),
        ]
      : [
          difference('refund', event.data.refundedCents, before.refundedCents),
          difference('transfer_reversal', event.data.transferReversedCents, before.transferReversedCents),
          difference('application_fee_refund', event.data.platformFeeRefundedCents, before.platformFeeRefundedCents),
        ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}
