import { goodsFit, type Category } from './goods.js';
import { awayInWords, listed, matchOf, sentenceOf, type Candidate, type Match } from './match.js';
import type { Preferences } from './preferences.js';

/** As `matchOf`, in words for the organizer: they tell neither the fees nor the distance that a vendor set. */
export function vendorMatchOf(
  preferences: Preferences,
  categories: readonly Category[],
  candidate: Candidate,
  now: number,
): Match | null {
  const match = matchOf(preferences, categories, candidate, now);
  if (!match) return null;
  const { mentioned } = goodsFit(categories, candidate);
  const wanted = mentioned.length > 0 ? mentioned : categories.map(({ name }) => name);
  const parts = [
    awayFromEvent(candidate.distanceMiles),
    wanted.length > 0 && `sells ${listed(wanted)}`,
    preferences.eventTypes.length > 0 && 'looks for events like yours',
  ].filter((part) => part !== false);
  return { score: match.score, reason: sentenceOf(parts) };
}

const awayFromEvent = (miles: number): string => (miles < 1 ? 'in the same city' : awayInWords(miles));
