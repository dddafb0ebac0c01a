import fc from 'fast-check';
import { STEPS } from '../../testing/payment-steps.js';
import { aggregateStory } from '../../testing/payment-story.js';

describe('a payment, its refunds, payouts, and the ledger', () => {
  it('[BI-036] [BI-044] charge once and balance after every sequence of steps, disputes, and repeated or late webhooks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ step: fc.constantFrom(...STEPS), cents: fc.integer({ min: 1, max: 5000 }) }), {
          maxLength: 60,
          size: 'max',
        }),
        fc.record({
          boothFeeCents: fc.integer({ min: 1, max: 9001 }),
          rate: fc.constantFrom(0, 0.03, 0.05),
          processingFeeCents: fc.constantFrom(0, 277),
        }),
        fc.constantFrom([], ['open', 'succeed', 'observe'] as const),
        (steps, terms, first) => {
          const story = aggregateStory(terms);
          for (const step of first) story.take(step, 1);
          for (const { step, cents } of steps) {
            story.take(step, cents);
            const { disputed, ...others } = story.balances();
            expect(Object.values(others).reduce((sum, cents) => sum + cents, disputed)).toBe(0);
            expect(disputed).toBeGreaterThanOrEqual(0);
            expect(story.completions()).toBeLessThanOrEqual(1);
            expect(story.isKnown()).toBe(true);
          }
          story.finish();
          const { vendor, disputed, organizer, bank, platform_fees: fees, ...rest } = story.balances();
          // What Stripe kept came from our balance.
          const clearing = rest.clearing + rest.stripe;
          const atStripe = story.atStripe();
          expect(rest.stripe).toBe(atStripe.keptCents);
          expect(atStripe.charges).toBeLessThanOrEqual(1);
          expect(vendor).toBe(atStripe.refundedCents + atStripe.lostCents - atStripe.chargedCents);
          expect(fees).toBe(atStripe.feeCents);
          expect(bank).toBe(story.atBankCents());
          expect(organizer + bank + fees).toBe(atStripe.chargedCents - atStripe.reversedCents);
          // What banks gave back for good is ours to carry, less the shares of a refund that came back before.
          expect(clearing).toBe(atStripe.reversedCents - atStripe.refundedCents - atStripe.lostCents);
          if (atStripe.lostCents === 0 && !story.keepsShares()) expect(clearing).toBe(0);
          expect(disputed).toBe(0);
          expect(story.openRefunds()).toBe(0);
          if (story.isDeleted()) expect(vendor).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
