import type { Store } from '../state/store.js';

/** Sums in cents over the whole ledger, for reconciliation. Balances are the amounts available for payout. */
export interface Totals {
  charges: number;
  refunds: number;
  transfers: number;
  transferReversals: number;
  applicationFees: number;
  applicationFeeRefunds: number;
  processingFees: number;
  platformBalance: number;
  accountBalances: Record<string, number>;
}

const sum = <T>(rows: Iterable<T>, cents: (row: T) => number): number => {
  let total = 0;
  for (const row of rows) total += cents(row);
  return total;
};

export const totalsOf = ({ tables }: Store): Totals => {
  const accountBalances: Record<string, number> = {};
  let platformBalance = 0;
  for (const { object, owner } of tables.balanceTransactions.values()) {
    if (owner === null) platformBalance += object.net;
    else accountBalances[owner] = (accountBalances[owner] ?? 0) + object.net;
  }
  return {
    charges: sum(tables.charges.values(), ({ object }) =>
      object.id.startsWith('ch_') && object.status === 'succeeded' ? object.amount : 0,
    ),
    refunds: sum(tables.refunds.values(), ({ object }) => object.amount),
    transfers: sum(tables.transfers.values(), ({ object }) => object.amount),
    transferReversals: sum(tables.transferReversals.values(), ({ object }) => object.amount),
    applicationFees: sum(tables.applicationFees.values(), ({ object }) => object.amount),
    processingFees: sum(tables.balanceTransactions.values(), ({ object, owner }) => (owner === null ? object.fee : 0)),
    applicationFeeRefunds: sum(tables.feeRefunds.values(), ({ object }) => object.amount),
    platformBalance,
    accountBalances,
  };
};
