import { differencesOf } from './compare.js';

const sums = { charge: 8500, transfer: 8500, application_fee: 425 };

describe('comparing the ledger with Stripe', () => {
  it('finds nothing where both agree, and counts an absent movement as zero', () => {
    expect(differencesOf(sums, { ...sums, refund: 0 })).toEqual([]);
    expect(differencesOf(null, null)).toEqual([]);
  });
  it('names each movement that differs', () => {
    const stripe = { ...sums, refund: 4250, transfer_reversal: 4250 };
    expect(differencesOf(stripe, { ...sums, application_fee: 400, transfer_reversal: 4250 })).toEqual([
      { kind: 'application_fee', stripeCents: 425, ledgerCents: 400 },
      { kind: 'refund', stripeCents: 4250, ledgerCents: 0 },
    ]);
    expect(differencesOf(sums, { ...sums, refund: 4250 })).toEqual([
      { kind: 'refund', stripeCents: 0, ledgerCents: 4250 },
    ]);
  });
  it('names a payment that one side lacks once', () => {
    expect(differencesOf(sums, null)).toEqual([{ kind: 'missing_in_ledger', stripeCents: 8500, ledgerCents: 0 }]);
    expect(differencesOf(null, sums)).toEqual([{ kind: 'missing_at_stripe', stripeCents: 0, ledgerCents: 8500 }]);
  });
});
