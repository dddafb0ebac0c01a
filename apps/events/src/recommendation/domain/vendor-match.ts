import { goodsFit, type Category } from './goods.js';
import { awayInWords, isWithin, listed, matchScore, sentenceOf, type Candidate } from './match.js';
import type { Preferences } from './preferences.js';

/**
 * As `matchScore`, for the organizer: the limits of a vendor decide whether there is a score, but not how high it is, or
 * else it would reveal them.
 */
export function vendorMatchScore(
  preferences: Preferences,
  categories: readonly Category[],
  candidate: Candidate & { farthestMiles: number },
  now: number,
): number | null {
  const { boothFeeCents, farthestMiles: maxTravelDistance } = candidate;
  const unlimited = { maxTravelDistance, boothFeeMinCents: boothFeeCents, boothFeeMaxCents: boothFeeCents };
  const hidden = { ...preferences, ...unlimited };
  return isWithin(preferences, candidate) ? matchScore(hidden, categories, candidate, now) : null;
}

/** As `matchReason`, in words for the organizer: they reveal neither the fees nor the distance that a vendor set. */
export function vendorMatchReason(
  { eventTypes }: Preferences,
  categories: readonly Category[],
  candidate: Candidate,
): string {
  const { mentioned } = goodsFit(categories, candidate);
  const wanted = mentioned.length > 0 ? mentioned : categories.map(({ name }) => name);
  const parts = [
    awayFromEvent(candidate.distanceMiles),
    wanted.length > 0 && `sells ${listed(wanted)}`,
    eventTypes.length > 0 && 'looks for events like yours',
  ].filter((part) => part !== false);
  return sentenceOf(parts);
}

const awayFromEvent = (miles: number): string => (Math.round(miles) < 1 ? 'in the same city' : awayInWords(miles));
