import { checkLedger } from './ledger.js';

const totals = {
  charges: 8500,
  refunds: 0,
  transfers: 8500,
  transferReversals: 0,
  applicationFees: 425,
  applicationFeeRefunds: 0,
  processingFees: 0,
};
const sums = { charge: 8500, transfer: 8500, application_fee: 425 };
const kinds = (changed: Record<string, number> = {}) =>
  checkLedger(
    Object.entries({ ...sums, ...changed }).map(([kind, cents]) => ({ kind, cents })),
    totals,
  ).map(({ kind }) => kind);

describe('the ledger', () => {
  it('equals the provider to the cent', () => expect(kinds()).toEqual([]));
  it('finds a lost movement', () => expect(kinds({ charge: 0 })).toEqual(['lost']));
  it('finds a doubled one', () => expect(kinds({ application_fee: 850 })).toEqual(['doubled']));
  it('finds one that the provider knows nothing of', () => expect(kinds({ refund: 1 })).toEqual(['doubled']));
  it('finds a ledger entry of an unknown kind', () => expect(kinds({ gift: 1 })).toEqual(['foreign']));
});
