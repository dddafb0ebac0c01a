import type Stripe from 'stripe';
import { expanded, takenCents } from '../stripe/stripe-objects.js';
import type { IntentSnapshot } from './domain/observe.js';
import type { RefundSnapshot } from './domain/refund.js';
import type { DisputeSnapshot, DisputeStatus } from './domain/payment.state.js';

/** What a snapshot needs from an intent. */
export const EXPAND = ['latest_charge.application_fee', 'latest_charge.transfer', 'latest_charge.balance_transaction'];

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** The intent must be fetched with `EXPAND`. */
export function snapshotOf(
  intent: Stripe.PaymentIntent,
  { refunds, disputes }: { refunds: readonly Stripe.Refund[]; disputes: readonly Stripe.Dispute[] },
): IntentSnapshot {
  const charge = expanded(intent.latest_charge);
  const fee = expanded(charge?.application_fee);
  const transfer = expanded(charge?.transfer);
  return {
    paymentIntentId: intent.id,
    stripeAccountId: idOf(intent.transfer_data?.destination),
    state: stateOf(intent),
    failureMessage: problemOf(intent.last_payment_error),
    amountCents: intent.amount,
    platformFeeCents: fee?.amount ?? intent.application_fee_amount ?? 0,
    transferCents: transfer?.amount ?? 0,
    processingFeeCents: expanded(charge?.balance_transaction)?.fee ?? 0,
    refundedCents: charge?.amount_refunded ?? 0,
    platformFeeRefundedCents: fee?.amount_refunded ?? 0,
    transferReversedCents: transfer?.amount_reversed ?? 0,
    refunds: refunds.flatMap(refundOf),
    disputes: disputes.map(shownDispute),
  };
}

/** By Stripe's codes. Its message about a failed check by the bank is for developers. */
const PROBLEMS: Record<string, string> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  payment_intent_authentication_failure: 'Your bank could not confirm that it was you.',
};

const problemOf = (error: Stripe.PaymentIntent.LastPaymentError | null): string | null =>
  PROBLEMS[error?.decline_code ?? ''] ?? PROBLEMS[error?.code ?? ''] ?? error?.message ?? null;

/** A refund that was made at Stripe has no ID of ours, and counts only in the sums. */
function refundOf(refund: Stripe.Refund): RefundSnapshot[] {
  const { id, metadata, status, failure_reason } = refund;
  const refundId = metadata?.['refundId'];
  if (!refundId) return [];
  const failed = hasFailed(refund);
  return [
    {
      refundId,
      stripeRefundId: id,
      status: failed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
      failureMessage: failed ? (failure_reason ?? null) : null,
    },
  ];
}

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Whether the intent, which must be fetched with `EXPAND`, was read in the same state as all its refunds. */
export function hasSumOf(refunds: readonly Stripe.Refund[], { latest_charge: charge }: Stripe.PaymentIntent): boolean {
  const sum = refunds.reduce((total, refund) => total + (hasFailed(refund) ? 0 : refund.amount), 0);
  return sum === (expanded(charge)?.amount_refunded ?? 0);
}

function shownDispute(dispute: Stripe.Dispute): DisputeSnapshot {
  const isLost = dispute.status === 'lost';
  const taken = takenCents(dispute);
  return {
    disputeId: dispute.id,
    status: disputeStatus(dispute.status),
    amountCents: dispute.amount,
    heldCents: isLost ? 0 : taken,
    lostCents: isLost ? taken : 0,
  };
}

const OPEN: readonly string[] = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'];

/** An inquiry that was closed took no money. */
function disputeStatus(status: Stripe.Dispute.Status): DisputeStatus {
  if (status === 'lost') return 'lost';
  return OPEN.includes(status) ? 'open' : 'won';
}

/** The charge of an intent that was fetched with `EXPAND` has a dispute. */
export const isDisputed = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  expanded(charge)?.disputed === true;

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): IntentSnapshot['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  // After a failed attempt, Stripe waits for another one and keeps the reason.
  return status === 'requires_payment_method' && error ? 'failed' : 'open';
}
