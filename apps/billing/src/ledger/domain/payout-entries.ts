import type { Cents } from '@stallbook/kernel';
import { flows, type EntryKind, type LedgerEntry } from './entries.js';

/** A payout as Stripe shows it. */
export interface PayoutFacts {
  _id: string;
  organizerId: string;
  amountCents: Cents;
  status: string;
  createdAt: string;
}

/** The movements of a payout so far: to the bank and, if the bank did not take it, back. */
export function payoutEntriesOf({ _id, organizerId, amountCents, status, createdAt }: PayoutFacts): LedgerEntry[] {
  const entry = (kind: EntryKind): LedgerEntry => ({
    _id: `${_id}:${kind}`,
    kind,
    ...flows[kind],
    organizerId,
    currency: 'usd',
    amountCents,
    at: createdAt,
  });
  const returned = status === 'failed' || status === 'canceled';
  return [entry('payout'), ...(returned ? [entry('payout_return')] : [])];
}
