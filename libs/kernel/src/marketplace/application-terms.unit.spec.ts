import { termsOf } from './application-terms.js';
import { defaultRefundPolicy as refundPolicy } from './refund-policy.js';

describe('terms of a market event', () => {
  const terms = { boothFeeCents: 5_000, applicationFeeCents: 500, refundPolicy, startDate: '2027-05-08' };

  it('are the same for the same fees and refunds', () =>
    expect(termsOf({ ...terms, refundPolicy: { ...refundPolicy } })).toBe(termsOf(terms)));

  it.each([
    ['booth fee', { boothFeeCents: 9_000 }],
    ['application fee', { applicationFeeCents: 0 }],
    ['refund policy', { refundPolicy: { ...refundPolicy, fullUntilDays: null } }],
    ['promise of any refund', { refundPolicy: null }],
    ['day from which deadlines count', { startDate: '2027-05-15' }],
  ])('change with the %s', (_, change) => expect(termsOf({ ...terms, ...change })).not.toBe(termsOf(terms)));

  it('do not change with the day if no refund depends on it', () => {
    const open = { ...terms, refundPolicy: null };
    expect(termsOf({ ...open, startDate: '2027-05-15' })).toBe(termsOf(open));
  });
});
