import type { Cents } from '@stallbook/kernel';
import { disputeOf } from '../../payment/domain/dispute.js';
import type { PaymentEvent } from '../../payment/domain/payment.events.js';
import type { PaymentDetails } from '../../payment/domain/payment.state.js';

/** `clearing` is our balance at Stripe: less what Stripe kept, empty unless a refund came back or a dispute took from it. */
export const accounts = ['vendor', 'clearing', 'disputed', 'organizer', 'bank', 'platform_fees', 'stripe'] as const;
export type Account = (typeof accounts)[number];

/** One amount leaves one account and enters another, so all accounts together are always zero. */
export const flows = {
  charge: { from: 'vendor', to: 'clearing' },
  transfer: { from: 'clearing', to: 'organizer' },
  application_fee: { from: 'organizer', to: 'platform_fees' },
  processing_fee: { from: 'clearing', to: 'stripe' },
  refund: { from: 'clearing', to: 'vendor' },
  transfer_reversal: { from: 'organizer', to: 'clearing' },
  application_fee_refund: { from: 'platform_fees', to: 'organizer' },
  dispute: { from: 'clearing', to: 'disputed' },
  dispute_loss: { from: 'disputed', to: 'vendor' },
  payout: { from: 'organizer', to: 'bank' },
  payout_return: { from: 'bank', to: 'organizer' },
} as const satisfies Record<string, { from: Account; to: Account }>;

export type EntryKind = keyof typeof flows;

/** One movement of money, named as Stripe names it. Entries are only added. */
export interface LedgerEntry {
  /**
   * Payment intent, kind and, for refunds, disputes and a later fee of Stripe, the payment's version before it, or payout and
   * kind, so a movement is recorded once.
   */
  _id: string;
  kind: EntryKind;
  /** These three are absent for payouts. */
  paymentId?: string;
  paymentIntentId?: string;
  vendorId?: string;
  organizerId: string;
  currency: 'usd';
  from: Account;
  to: Account;
  amountCents: Cents;
  /** ISO instant. */
  at: string;
}

/** The movements of an event, given the payment before it and its version. */
export function entriesOf(
  before: PaymentDetails,
  event: PaymentEvent,
  { at, version }: { at: string; version: number },
): LedgerEntry[] {
  const { vendorId, organizerId, currency, paymentId } = before;
  const entry = (paymentIntentId: string, kind: EntryKind, amountCents: Cents, suffix = ''): LedgerEntry => ({
    _id: `${paymentIntentId}:${kind}${suffix}`,
    kind,
    ...flows[kind],
    paymentId,
    paymentIntentId,
    vendorId,
    organizerId,
    currency,
    amountCents,
    at,
  });
  return movesOf(before, event, version)
    .map(({ intent, kind, cents, suffix }) => entry(intent, kind, cents, suffix))
    .filter(({ amountCents }) => amountCents !== 0);
}

interface Move {
  intent: string;
  kind: EntryKind;
  cents: Cents;
  suffix?: string;
}

function movesOf(before: PaymentDetails, event: PaymentEvent, version: number): Move[] {
  switch (event.type) {
    case 'payment.completed': {
      const { paymentIntentId: intent, amountCents, transferCents, platformFeeCents, processingFeeCents } = event.data;
      return [
        { intent, kind: 'charge', cents: amountCents },
        { intent, kind: 'transfer', cents: transferCents },
        { intent, kind: 'application_fee', cents: platformFeeCents },
        { intent, kind: 'processing_fee', cents: processingFeeCents },
      ];
    }
    case 'payment.processing-fee-changed': {
      const { paymentIntentId: intent, processingFeeCents } = event.data;
      const cents = processingFeeCents - before.processingFeeCents;
      return [{ intent, kind: 'processing_fee', cents, suffix: `:${version}` }];
    }
    case 'payment.refunded': {
      const { paymentIntentId: intent, refundedCents, transferReversedCents, platformFeeRefundedCents } = event.data;
      const facts = { intent, suffix: `:${version}` };
      return [
        { ...facts, kind: 'refund', cents: refundedCents - before.refundedCents },
        { ...facts, kind: 'transfer_reversal', cents: transferReversedCents - before.transferReversedCents },
        { ...facts, kind: 'application_fee_refund', cents: platformFeeRefundedCents - before.platformFeeRefundedCents },
      ];
    }
    case 'payment.dispute-changed': {
      const { paymentIntentId: intent, disputeId, heldCents, lostCents } = event.data;
      const former = disputeOf(before, disputeId) ?? { heldCents: 0, lostCents: 0 };
      const facts = { intent, suffix: `:${disputeId}:${version}` };
      const takenCents = heldCents + lostCents - former.heldCents - former.lostCents;
      return [
        { ...facts, kind: 'dispute', cents: takenCents },
        { ...facts, kind: 'dispute_loss', cents: lostCents - former.lostCents },
      ];
    }
    default:
      return [];
  }
}
