import type { Cents } from '@stallbook/kernel';
import type { PaymentEvent } from '../../payment/domain/payment.events.js';
import type { PaymentDetails } from '../../payment/domain/payment.js';

export type EntryKind =
  'charge' | 'transfer' | 'application_fee' | 'refund' | 'transfer_reversal' | 'application_fee_refund';

/** One movement of money, named as Stripe names it. Entries are only ever added. */
export interface LedgerEntry {
  /** Payment intent, kind and, where there can be several, the sum so far: the same movement is noted once. */
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

/** What an event of a payment moved; `before` is the payment until then. */
export function entriesOf(before: PaymentDetails, event: PaymentEvent): LedgerEntry[] {
  if (event.type !== 'PaymentCompleted' && event.type !== 'PaymentRefunded') return [];
  const { paymentId, paymentIntentId, at } = event.data;
  const { vendorId, organizerId, currency } = before;
  const entry = (kind: EntryKind, amountCents: Cents, suffix = ''): LedgerEntry => ({
    _id: `${paymentIntentId}:${kind}${suffix}`,
    ...{ kind, paymentId, paymentIntentId, vendorId, organizerId, currency, amountCents, at },
  });
  const returned = (kind: EntryKind, sum: Cents, until: Cents) => entry(kind, sum - until, `:${sum}`);
  const entries =
    event.type === 'PaymentCompleted'
      ? [
          entry('charge', event.data.amountCents),
          entry('transfer', event.data.transferCents),
          entry('application_fee', event.data.platformFeeCents),
        ]
      : [
          returned('refund', event.data.refundedCents, before.refundedCents),
          returned('transfer_reversal', event.data.transferReversedCents, before.transferReversedCents),
          returned('application_fee_refund', event.data.platformFeeRefundedCents, before.platformFeeRefundedCents),
        ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}
