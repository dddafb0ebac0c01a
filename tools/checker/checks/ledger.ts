import { findingsOf, type Finding } from '../finding.js';

/** Totals in cents from the payment provider. */
export interface ProviderTotals {
  charges: number;
  refunds: number;
  transfers: number;
  transferReversals: number;
  applicationFees: number;
  applicationFeeRefunds: number;
  processingFees: number;
}

export interface LedgerSum {
  kind: string;
  cents: number;
}

const kinds: Record<string, keyof ProviderTotals> = {
  charge: 'charges',
  refund: 'refunds',
  transfer: 'transfers',
  transfer_reversal: 'transferReversals',
  application_fee: 'applicationFees',
  application_fee_refund: 'applicationFeeRefunds',
  processing_fee: 'processingFees',
};

const finding = findingsOf('ledger');

/** The ledger equals the payment provider's totals to the cent. */
export function checkLedger(ledger: readonly LedgerSum[], provider: ProviderTotals): Finding[] {
  const findings: Finding[] = [];
  for (const [kind, total] of Object.entries(kinds)) {
    const ours = ledger.filter((sum) => sum.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
    const theirs = provider[total];
    if (ours < theirs) findings.push(finding('lost', `${kind}: the ledger has ${ours} cents, the provider ${theirs}`));
    if (ours > theirs)
      findings.push(finding('doubled', `${kind}: the ledger has ${ours} cents, the provider ${theirs}`));
  }
  for (const { kind } of ledger)
    if (!kinds[kind]) findings.push(finding('foreign', `the ledger has entries of a kind ${kind}`));
  return findings;
}
