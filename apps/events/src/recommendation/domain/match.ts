import { DAY_MS, daysBetween, formatCents, localDateAt } from '@stallbook/kernel';
import type { EventTypeName } from '../../market-event/domain/market-event-details.js';
import { goodsFit, type Category, type GoodsFit, type Offer } from './goods.js';
import type { Preferences } from './preferences.js';

/** A market event that is open for applications. */
export interface Candidate extends Offer {
  eventType: EventTypeName;
  boothFeeCents: number;
  distanceMiles: number;
  /** Epoch milliseconds. */
  startsAt: number;
  /** The last day, in the zone of the market event. */
  applicationDeadline: string | null;
  timeZone: string;
}

/** What each part adds at most. */
const WEIGHT = { goods: 30, distance: 30, fee: 15, type: 10, date: 15 };
/** What a market event gets for goods that it neither mentions nor refuses, and for a type among all types. */
const NEUTRAL = 0.5;
/** Later market events get nothing for their date. */
const FARTHEST_DAYS = 180;
const CLOSES_SOON_DAYS = 14;

const TYPE_NAMES: Record<EventTypeName, string> = {
  craft_fair: 'craft fair',
  farmers_market: 'farmers market',
  art_show: 'art show',
  festival: 'festival',
  popup_market: 'pop-up market',
  other: 'market of another kind',
};

/** 0 to 100; null if the market event is outside of what the vendor looks for. */
export function matchScore(
  preferences: Preferences,
  categories: readonly Category[],
  candidate: Candidate,
  now: number,
): number | null {
  if (!isWithin(preferences, candidate)) return null;
  const goods = goodsFit(categories, candidate);
  if (categories.length > 0 && goods.refused.length === categories.length) return null;
  return Math.round(scoreOf(preferences, candidate, goods, now));
}

export function isWithin(
  { maxTravelDistance, boothFeeMinCents, boothFeeMaxCents, eventTypes }: Preferences,
  { distanceMiles, boothFeeCents, eventType }: Candidate,
): boolean {
  return (
    distanceMiles <= maxTravelDistance &&
    boothFeeCents >= boothFeeMinCents &&
    boothFeeCents <= boothFeeMaxCents &&
    (eventTypes.length === 0 || eventTypes.includes(eventType))
  );
}

function scoreOf(preferences: Preferences, candidate: Candidate, goods: GoodsFit, now: number): number {
  const { maxTravelDistance, boothFeeMinCents, boothFeeMaxCents, eventTypes } = preferences;
  const { distanceMiles, boothFeeCents, startsAt } = candidate;
  const feeRange = boothFeeMaxCents - boothFeeMinCents;
  const days = (startsAt - now) / DAY_MS;
  return (
    WEIGHT.goods * goodsShare(goods) +
    WEIGHT.distance * (1 - distanceMiles / maxTravelDistance) +
    WEIGHT.fee * (feeRange === 0 ? 1 : 1 - (boothFeeCents - boothFeeMinCents) / feeRange) +
    WEIGHT.type * (eventTypes.length === 0 ? NEUTRAL : 1) +
    WEIGHT.date * Math.max(0, 1 - days / FARTHEST_DAYS)
  );
}

function goodsShare({ mentioned, refused }: GoodsFit): number {
  if (mentioned.length > 0) return 1;
  return refused.length > 0 ? 0 : NEUTRAL;
}

/** The market event must have a score. */
export function matchReason(
  { eventTypes }: Preferences,
  categories: readonly Category[],
  candidate: Candidate,
  now: number,
): string {
  const { distanceMiles, boothFeeCents, eventType, applicationDeadline: deadline, timeZone } = candidate;
  const { mentioned, refused } = goodsFit(categories, candidate);
  const daysLeft = deadline ? daysBetween(localDateAt(new Date(now), timeZone), deadline) : Infinity;
  const parts = [
    mentioned.length > 0 && `mentions ${listed(mentioned)}`,
    awayInWords(distanceMiles),
    eventTypes.length > 0 && `a ${TYPE_NAMES[eventType]}, as you prefer`,
    boothFeeCents === 0 ? 'no booth fee' : `booth fee of ${formatCents(boothFeeCents)} is in your range`,
    daysLeft <= CLOSES_SOON_DAYS && closesInWords(daysLeft),
    refused.length > 0 && `but no ${listed(refused)}`,
  ].filter((part) => part !== false);
  return sentenceOf(parts);
}

export const awayInWords = (distanceMiles: number): string => {
  const miles = Math.round(distanceMiles);
  if (miles < 1) return 'in your city';
  return miles === 1 ? '1 mile away' : `${miles} miles away`;
};

const closesInWords = (days: number): string => {
  if (days < 1) return 'applications close today';
  return days === 1 ? 'applications close tomorrow' : `applications close in ${days} days`;
};

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** "Mentions pottery · 12 miles away" */
export function sentenceOf(parts: readonly string[]): string {
  const text = parts.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
