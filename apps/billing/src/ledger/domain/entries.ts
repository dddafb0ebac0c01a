import type { Cents } from '@stallbook/kernel';
import type { PaymentEvent } from '../../payment/domain/payment.events.js';
import type { PaymentDetails } from '../../payment/domain/payment.state.js';

export type EntryKind =
  'charge' | 'transfer' | 'application_fee' | 'refund' | 'transfer_reversal' | 'application_fee_refund';

/** `clearing` is our balance at Stripe: empty unless a refund came back. */
export type Account = 'vendor' | 'clearing' | 'organizer' | 'platform_fees';

/** One amount leaves one account and enters another, so all accounts together are always zero. */
const flows: Record<EntryKind, { from: Account; to: Account }> = {
  charge: { from: 'vendor', to: 'clearing' },
  transfer: { from: 'clearing', to: 'organizer' },
  application_fee: { from: 'organizer', to: 'platform_fees' },
  refund: { from: 'clearing', to: 'vendor' },
  transfer_reversal: { from: 'organizer', to: 'clearing' },
  application_fee_refund: { from: 'platform_fees', to: 'organizer' },
};

/** What is in each account. A negative amount flows back. */
export function balancesOf(entries: readonly Pick<LedgerEntry, 'kind' | 'amountCents'>[]): Record<Account, Cents> {
  const balances: Record<Account, Cents> = { vendor: 0, clearing: 0, organizer: 0, platform_fees: 0 };
  for (const { kind, amountCents } of entries) {
    balances[flows[kind].from] -= amountCents;
    balances[flows[kind].to] += amountCents;
  }
  return balances;
}

/** One movement of money, named as Stripe names it. Entries are only added. */
export interface LedgerEntry {
  /** Payment intent, kind and, for refunds, the payment's version before it, so a movement is recorded once. */
  _id: string;
  kind: EntryKind;
  paymentId: string;
  paymentIntentId: string;
  vendorId: string;
  organizerId: string;
  currency: 'usd';
  /** Absent in entries of before these accounts; follows from the kind. */
  from?: Account;
  to?: Account;
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
  if (event.type !== 'payment.completed' && event.type !== 'payment.refunded') return [];
  const { paymentId, paymentIntentId } = event.data;
  const { vendorId, organizerId, currency } = before;
  const entry = (kind: EntryKind, amountCents: Cents, suffix = ''): LedgerEntry => ({
    _id: `${paymentIntentId}:${kind}${suffix}`,
    ...{ kind, ...flows[kind], paymentId, paymentIntentId, vendorId, organizerId, currency, amountCents, at },
  });
  const difference = (kind: EntryKind, sum: Cents, previous: Cents) => entry(kind, sum - previous, `:${version}`);
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
