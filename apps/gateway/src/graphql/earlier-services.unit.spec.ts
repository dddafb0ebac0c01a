import { PaymentsResolver } from '../billing/payments.resolver.js';
import { MarketEventsResolver } from '../events/market-events.resolver.js';

describe('the answer of an earlier version of a service', () => {
  it('lists its market events, of which none is featured', () => {
    expect(new MarketEventsResolver().boosted({})).toBe(false);
    expect(new MarketEventsResolver().boosted({ boosted: true })).toBe(true);
  });

  it('lists its payments, each of which can be tried', () => {
    expect(new PaymentsResolver().isOrganizerReady({})).toBe(true);
    expect(new PaymentsResolver().isOrganizerReady({ isOrganizerReady: false })).toBe(false);
  });
});
