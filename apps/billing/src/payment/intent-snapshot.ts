import type Stripe from 'stripe';
import type { IntentSnapshot } from './domain/observe.js';
import type { RefundSnapshot } from './domain/refund.js';

/** What a snapshot needs from a succeeded intent. */
export const EXPAND = ['latest_charge.application_fee', 'latest_charge.transfer'];

const expanded = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** A succeeded intent must be fetched with `EXPAND`. */
export function snapshotOf(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[]): IntentSnapshot {
  const charge = expanded(intent.latest_charge);
  const fee = expanded(charge?.application_fee);
  const transfer = expanded(charge?.transfer);
  return {
    paymentIntentId: intent.id,
    stripeAccountId: idOf(intent.transfer_data?.destination),
    state: stateOf(intent),
    failureMessage: intent.last_payment_error?.message ?? null,
    amountCents: intent.amount,
    platformFeeCents: fee?.amount ?? intent.application_fee_amount ?? 0,
    transferCents: transfer?.amount ?? 0,
    refundedCents: charge?.amount_refunded ?? 0,
    platformFeeRefundedCents: fee?.amount_refunded ?? 0,
    transferReversedCents: transfer?.amount_reversed ?? 0,
    refunds: refunds.flatMap(refundOf),
  };
}

/** One made at Stripe, without our ID, counts in the sums only. */
function refundOf({ id, metadata, status, failure_reason }: Stripe.Refund): RefundSnapshot[] {
  const refundId = metadata?.['refundId'];
  if (!refundId) return [];
  const failed = status === 'failed' || status === 'canceled';
  return [
    {
      refundId,
      stripeRefundId: id,
      status: failed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
      failureMessage: failed ? (failure_reason ?? null) : null,
    },
  ];
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): IntentSnapshot['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  // After a failed attempt, Stripe waits for another one and keeps the reason.
  return status === 'requires_payment_method' && error ? 'failed' : 'open';
}
