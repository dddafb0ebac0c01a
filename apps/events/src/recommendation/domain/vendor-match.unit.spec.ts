import type { Candidate } from './match.js';
import { defaultPreferences, type Preferences } from './preferences.js';
import { vendorMatchReason, vendorMatchScore } from './vendor-match.js';

const NOW = Date.parse('2027-04-01T12:00:00Z');

const candidate = (given: Partial<Candidate> = {}) => ({
  eventType: 'craft_fair' as const,
  boothFeeCents: 85_00,
  distanceMiles: 20,
  startsAt: NOW + 30 * 86_400_000,
  applicationDeadline: null,
  timeZone: 'America/Los_Angeles',
  words: new Set<string>(),
  restrictions: [],
  foodVendorsAllowed: true,
  farthestMiles: 1_000,
  ...given,
});
const shown = (preferences: Partial<Preferences>, given: Partial<Candidate> = {}) => {
  const wanted = { ...defaultPreferences, ...preferences };
  return {
    score: vendorMatchScore(wanted, [], candidate(given), NOW),
    reason: vendorMatchReason(wanted, [], candidate(given)),
  };
};

describe('how well a vendor fits a market event, as its organizer sees it', () => {
  it.each<[string, Partial<Preferences>]>([
    ['the longest way', { maxTravelDistance: 20 }],
    ['the lowest fee', { boothFeeMinCents: 85_00 }],
    ['the highest fee', { boothFeeMaxCents: 85_00 }],
    ['one fee only', { boothFeeMinCents: 85_00, boothFeeMaxCents: 85_00 }],
  ])('is the same for every limit that the event is within: %s', (_, limits) => {
    expect(shown(limits)).toEqual(shown({}));
  });

  it('does not change with the fee, so that no fee reveals how close it is to a limit', () => {
    for (const boothFeeCents of [0, 10_00, 499_00]) expect(shown({}, { boothFeeCents })).toEqual(shown({}));
  });

  it('has its reason in words: the goods that the event mentions, else all of them', () => {
    const categories = ['Pottery', 'Rugs'].map((name) => ({ name, words: [name.toLowerCase()] }));
    const reason = (given: Partial<Candidate>, goods = categories, preferences: Partial<Preferences> = {}) =>
      vendorMatchReason({ ...defaultPreferences, ...preferences }, goods, candidate(given));
    expect(reason({})).toBe('20 miles away · sells Pottery and Rugs');
    expect(reason({ words: new Set(['pottery']) })).toBe('20 miles away · sells Pottery');
    expect(reason({ distanceMiles: 0.4 }, [])).toBe('In the same city');
    expect(reason({ distanceMiles: 1 }, [])).toBe('1 mile away');
    expect(reason({}, [], { eventTypes: ['craft_fair'] })).toBe('20 miles away · looks for events like yours');
  });

  it('is nothing outside of the limits, and more for a shorter way', () => {
    expect(shown({ maxTravelDistance: 19 }).score).toBeNull();
    expect(shown({ boothFeeMaxCents: 84_99 }).score).toBeNull();
    expect(shown({ boothFeeMinCents: 85_01 }).score).toBeNull();
    expect(shown({ maxTravelDistance: 900 }, { distanceMiles: 800 }).score).toBeLessThan(shown({}).score ?? 0);
  });
});
