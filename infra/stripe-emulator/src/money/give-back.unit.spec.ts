import fc from 'fast-check';
import { shareOf } from './give-back.js';

describe('shares of partial refunds', () => {
  it('add up to the whole, and never go below zero', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (refunds, rate) => {
        const charged = refunds.reduce((sum, part) => sum + part, 0);
        const whole = Math.floor(charged * rate);
        let refunded = 0;
        let given = 0;
        for (const part of refunds) {
          refunded += part;
          const share = shareOf(whole, refunded, charged, given);
          expect(share).toBeGreaterThanOrEqual(0);
          given += share;
        }
        expect(given).toBe(whole);
      }),
    );
  });
});
