import { details } from '../../testing/builders.js';
import type { DetailField, MarketEventDetails } from '../domain/market-event-details.js';
import { offersOf, offersWanted, type WantedOffer } from './offers.js';

const electric: Partial<MarketEventDetails> = { electricityAvailable: true, parkingAvailable: true };

const isFound = (given: Partial<MarketEventDetails>, wanted: WantedOffer, defaulted: DetailField[] = []) => {
  const offers = new Set(offersOf(details(given), defaulted));
  return (offersWanted(wanted) ?? []).some((offer) => offers.has(offer));
};

describe('what a market event offers', () => {
  it.each<[string, Partial<MarketEventDetails>, WantedOffer, boolean]>([
    ['one of its amenities', electric, { amenities: ['electricityAvailable'] }, true],
    ['all of its amenities', electric, { amenities: ['electricityAvailable', 'parkingAvailable'] }, true],
    ['one more than it has', electric, { amenities: ['electricityAvailable', 'wifiAvailable'] }, false],
    ['its setting', { indoorOutdoor: 'indoor' }, { indoorOutdoor: 'indoor' }, true],
    ['another setting', { indoorOutdoor: 'indoor' }, { indoorOutdoor: 'outdoor' }, false],
    ['one of both settings', { indoorOutdoor: 'both' }, { indoorOutdoor: 'outdoor' }, true],
    ['both settings where it has one', { indoorOutdoor: 'indoor' }, { indoorOutdoor: 'both' }, false],
    ['a setting where it names none', {}, { indoorOutdoor: 'indoor' }, false],
    [
      'an amenity in a setting',
      { ...electric, indoorOutdoor: 'both' },
      { amenities: ['parkingAvailable'], indoorOutdoor: 'indoor' },
      true,
    ],
    ['no more than its fee', { boothFeeCents: 7_500 }, { feeMaxCents: 7_500 }, true],
    ['no less than its fee', { boothFeeCents: 7_500 }, { feeMinCents: 7_500 }, true],
    ['a lower fee', { boothFeeCents: 7_500 }, { feeMaxCents: 5_000 }, false],
    ['a higher fee', { boothFeeCents: 7_500 }, { feeMinCents: 10_001 }, false],
    ['no fee', { boothFeeCents: 0 }, { feeMaxCents: 0 }, true],
    ['a fee that ends before it starts', { boothFeeCents: 7_500 }, { feeMinCents: 9_000, feeMaxCents: 2_000 }, false],
  ])('matches, or not: %s', (_, given, wanted, found) => expect(isFound(given, wanted)).toBe(found));

  it('is not what an import assumed', () => {
    const given: Partial<MarketEventDetails> = { ...electric, indoorOutdoor: 'outdoor', boothFeeCents: 7_500 };
    const defaulted: DetailField[] = ['electricityAvailable', 'indoorOutdoor', 'boothFeeCents'];
    expect(isFound(given, { amenities: ['parkingAvailable'] }, defaulted)).toBe(true);
    expect(isFound(given, { amenities: ['electricityAvailable'] }, defaulted)).toBe(false);
    expect(isFound(given, { indoorOutdoor: 'outdoor' }, defaulted)).toBe(false);
    expect(isFound(given, { feeMinCents: 0 }, defaulted)).toBe(false);
  });

  it('is not asked about without a choice', () => {
    expect(offersWanted({ amenities: [], feeMinCents: null })).toBeUndefined();
  });

  it('keeps its stored numbers when there is one more amenity', () => {
    const given: Partial<MarketEventDetails> = { boothFeeCents: 100_001, indoorOutdoor: 'both' };
    expect(Math.max(...offersOf(details(given), []))).toBe(43);
    expect(Math.max(...offersOf(details({ ...given, foodVendorsAllowed: true }), []))).toBe(16 * 64 + 43);
  });

  it('is one number for each combination of amenities and setting', () => {
    expect(offersOf(details({ indoorOutdoor: 'both', ...electric }), [])).toHaveLength(4 * 4);
    expect(offersOf(details(), [])).toHaveLength(1);
  });
});
