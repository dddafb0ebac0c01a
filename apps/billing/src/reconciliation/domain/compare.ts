import type { Cents } from '@stallbook/kernel';
import type { EntryKind } from '../../ledger/domain/entries.js';

/** The sums of one payment, by kind of movement. */
export type Sums = Partial<Record<EntryKind, Cents>>;

export interface Difference {
  kind: EntryKind | 'missing_in_ledger' | 'missing_at_stripe';
  stripeCents: Cents;
  ledgerCents: Cents;
}

/** Names what differs. A payment that one side lacks is one difference, not one per movement. */
export function differencesOf(stripe: Sums | null, ledger: Sums | null): Difference[] {
  const charged = (sums: Sums | null) => sums?.charge ?? 0;
  if (!ledger) {
    return stripe ? [{ kind: 'missing_in_ledger', stripeCents: charged(stripe), ledgerCents: 0 }] : [];
  }
  if (!stripe) return [{ kind: 'missing_at_stripe', stripeCents: 0, ledgerCents: charged(ledger) }];
  const kinds = [...new Set([...Object.keys(stripe), ...Object.keys(ledger)])] as EntryKind[];
  return kinds
    .map((kind) => ({ kind, stripeCents: stripe[kind] ?? 0, ledgerCents: ledger[kind] ?? 0 }))
    .filter(({ stripeCents, ledgerCents }) => stripeCents !== ledgerCents);
}
