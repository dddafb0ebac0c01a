import { MarketEventAmenity } from '@stallbook/contracts';
import type { amenities, DetailField, MarketEventDetails } from '../domain/market-event-details.js';

type Amenity = (typeof amenities)[number];
type Setting = NonNullable<MarketEventDetails['indoorOutdoor']>;

/** Insurance is not offered to vendors, but demanded of them. */
type Offered = Exclude<Amenity, 'insuranceRequired'>;

/** Each one has its bit in the stored numbers, by its place. */
const OFFERED = Object.values(MarketEventAmenity satisfies Record<Offered, Offered>);
/** Any setting, and then each one, by its place in the stored numbers. */
const SETTINGS = [undefined, 'indoor', 'outdoor', 'both'] as const;
/** The lowest fee of each step, in cents. */
const FEE_STEPS = [0, 1, 2_501, 5_001, 7_501, 10_001, 15_001, 20_001, 30_001, 50_001, 100_001];
const UNKNOWN_FEE = FEE_STEPS.length;
/** Above each step in each setting. Another amenity leaves the stored numbers as they are. */
const FIRST_AMENITY = 64;

interface Offer {
  step: number;
  setting: Setting | undefined;
  amenities: number;
}

export interface WantedOffer {
  feeMinCents?: number | null;
  feeMaxCents?: number | null;
  amenities?: readonly Amenity[] | null;
  indoorOutdoor?: Setting | null;
}

const numberOf = ({ step, setting, amenities: bits }: Offer): number =>
  bits * FIRST_AMENITY + step * SETTINGS.length + SETTINGS.indexOf(setting);

const bitsOf = (chosen: (amenity: Amenity) => boolean): number =>
  OFFERED.reduce((bits, amenity, index) => (chosen(amenity) ? bits | (1 << index) : bits), 0);

const stepOf = (cents: number): number => FEE_STEPS.findLastIndex((lowest) => lowest <= cents);

/**
 * Each combination of amenities that a market event has, in each setting that it is found by, as one number: any choice
 * of them is one exact term per fee step. What an import assumed is in none.
 */
export function offersOf(details: MarketEventDetails, defaulted: readonly DetailField[]): number[] {
  const isKnown = (field: DetailField) => !defaulted.includes(field);
  const step = isKnown('boothFeeCents') ? stepOf(details.boothFeeCents) : UNKNOWN_FEE;
  const settings = settingsOf(isKnown('indoorOutdoor') ? details.indoorOutdoor : null);
  const all = bitsOf((amenity) => details[amenity] && isKnown(amenity));
  return combinationsOf(all).flatMap((bits) => settings.map((setting) => numberOf({ step, setting, amenities: bits })));
}

function settingsOf(setting: Setting | null): (Setting | undefined)[] {
  if (setting === null) return [undefined];
  return setting === 'both' ? [...SETTINGS] : [undefined, setting];
}

function combinationsOf(all: number): number[] {
  const combinations = [0];
  for (let bits = all; bits > 0; bits = (bits - 1) & all) combinations.push(bits);
  return combinations;
}

/** The numbers that match; undefined if any does. */
export function offersWanted(wanted: WantedOffer): number[] | undefined {
  const { feeMinCents, feeMaxCents, indoorOutdoor } = wanted;
  const hasFees = isGiven(feeMinCents) || isGiven(feeMaxCents);
  const bits = bitsOf((amenity) => wanted.amenities?.includes(amenity) ?? false);
  if (!hasFees && !indoorOutdoor && bits === 0) return undefined;
  const first = stepOf(feeMinCents ?? 0);
  const last = hasFees ? stepOf(feeMaxCents ?? Infinity) : UNKNOWN_FEE;
  const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return steps.map((step) => numberOf({ step, setting: indoorOutdoor ?? undefined, amenities: bits }));
}

const isGiven = (cents: number | null | undefined): cents is number => typeof cents === 'number';
