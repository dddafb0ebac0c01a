import type { Cents } from '@stallbook/kernel';
import { accounts, flows, type Account, type LedgerEntry } from '../ledger/domain/entries.js';

/** What is in each account. A negative amount flows back. */
export function balancesOf(entries: readonly Pick<LedgerEntry, 'kind' | 'amountCents'>[]): Record<Account, Cents> {
  const balances = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, Cents>;
  for (const { kind, amountCents } of entries) {
    balances[flows[kind].from] -= amountCents;
    balances[flows[kind].to] += amountCents;
  }
  return balances;
}
