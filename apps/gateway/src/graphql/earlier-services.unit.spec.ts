import { PaymentsResolver } from '../billing/payments.resolver.js';
import { PlanFeaturesResolver } from '../billing/plan.resolver.js';
import { ProfilesResolver, PublicProfilesResolver } from '../identity/profiles.resolver.js';
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

  it.each([ProfilesResolver, PublicProfilesResolver])('lists profiles, of which none is boosted (%p)', (Resolver) => {
    expect(new Resolver().boosted({})).toBe(false);
    expect(new Resolver().boosted({ boosted: true })).toBe(true);
  });

  it('lists plans, all of which open the library', () => {
    expect(new PlanFeaturesResolver().canReadLibrary({})).toBe(true);
    expect(new PlanFeaturesResolver().canReadLibrary({ canReadLibrary: false })).toBe(false);
  });
});
