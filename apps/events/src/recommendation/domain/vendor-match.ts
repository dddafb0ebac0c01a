import { goodsFit, type Category } from './goods.js';
import { awayInWords, listed, sentenceOf, type Candidate } from './match.js';
import type { Preferences } from './preferences.js';

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
