import type { Category } from './goods.js';
import { matchReason, matchScore, type Candidate } from './match.js';
import { defaultPreferences, type Preferences } from './preferences.js';

const NOW = Date.parse('2027-04-01T12:00:00Z');
const inDays = (days: number) => NOW + days * 86_400_000;

const candidate = (given: Partial<Candidate> = {}): Candidate => ({
  eventType: 'craft_fair',
  boothFeeCents: 85_00,
  distanceMiles: 20,
  startsAt: inDays(30),
  applicationDeadline: null,
  timeZone: 'America/Los_Angeles',
  words: new Set(['pottery', 'print']),
  restrictions: [],
  foodVendorsAllowed: true,
  ...given,
});
const category = (name: string): Category => ({ name, words: name.toLowerCase().split(' ') });
type Given = [candidate?: Partial<Candidate>, preferences?: Partial<Preferences>];
const asked = ([given = {}, preferences = {}]: Given, now = NOW) => {
  const wanted = { ...defaultPreferences, ...preferences };
  return [wanted, wanted.productCategories.map(category), candidate(given), now] as const;
};
const score = (...given: Given) => matchScore(...asked(given));
const reason = (...given: Given) => matchReason(...asked(given));

describe('how well a market event fits a vendor', () => {
  it('[TO-004] is nothing beyond the distance, outside the fees, or of another type', () => {
    expect(score({ distanceMiles: 100, boothFeeCents: 500_00 })).not.toBeNull();
    expect(score({ distanceMiles: 101 })).toBeNull();
    expect(score({ boothFeeCents: 500_01 })).toBeNull();
    expect(score({ boothFeeCents: 9_99 }, { boothFeeMinCents: 10_00 })).toBeNull();
    expect(score({}, { eventTypes: ['craft_fair'] })).not.toBeNull();
    expect(score({}, { eventTypes: ['festival'] })).toBeNull();
  });

  it('[TO-004] is nothing if none of the goods is allowed there', () => {
    const restrictions = [new Set(['no', 'scented', 'candle'])];
    expect(score({ restrictions }, { productCategories: ['Candles'] })).toBeNull();
    expect(score({ foodVendorsAllowed: false }, { productCategories: ['Food'] })).toBeNull();
    expect(reason({ restrictions }, { productCategories: ['Candles', 'Soap'] })).toContain('but no Candles');
  });

  it('ignores categories that it only names in part, or that are not allowed there', () => {
    const words = new Set(['olive', 'print']);
    expect(reason({ words }, { productCategories: ['Olive Oil', 'Prints'] })).toContain('Mentions Prints ·');
    const restrictions = [new Set(['no', 'print'])];
    const both = reason({ words, restrictions }, { productCategories: ['Prints', 'Olive'] });
    expect(both).toContain('Mentions Olive ·');
    expect(both).toContain('but no Prints');
    expect(reason({}, { productCategories: ['Rugs'] })).not.toContain('but no');
  });

  it('counts a part of the goods that is refused less than goods that are not named', () => {
    const productCategories = ['Food', 'Rugs'];
    const allowed = score({}, { productCategories });
    expect(allowed).toBe(score());
    expect(score({ foodVendorsAllowed: false }, { productCategories })).toBe((allowed ?? 0) - 15);
  });

  it('measures the fee within the range of the vendor', () => {
    const preferences = { boothFeeMinCents: 100_00, boothFeeMaxCents: 200_00 };
    const scores = [100_00, 150_00, 200_00].map((boothFeeCents) =>
      score({ boothFeeCents, startsAt: NOW }, preferences),
    );
    expect(scores).toEqual([74, 67, 59]);
  });

  it('grows with goods that are mentioned, a short way, a low fee, a wanted type, and an early date', () => {
    const plain = score();
    expect(score({}, { productCategories: ['Pottery'] })).toBeGreaterThan(plain ?? Infinity);
    expect(score({ distanceMiles: 5 })).toBeGreaterThan(plain ?? Infinity);
    expect(score({ boothFeeCents: 10_00 })).toBeGreaterThan(plain ?? Infinity);
    expect(score({}, { eventTypes: ['craft_fair'] })).toBeGreaterThan(plain ?? Infinity);
    expect(score({ startsAt: inDays(10) })).toBeGreaterThan(plain ?? Infinity);
  });

  it('is at most 100 and at least 0', () => {
    const best = { distanceMiles: 0, boothFeeCents: 0, startsAt: NOW };
    const wanted: Partial<Preferences> = { productCategories: ['Prints'], eventTypes: ['craft_fair'] };
    expect(score(best, wanted)).toBe(100);
    const worst = { distanceMiles: 100, boothFeeCents: 500_00, startsAt: inDays(400), foodVendorsAllowed: false };
    expect(score(worst, { productCategories: ['Food', 'Rugs'] })).toBeGreaterThanOrEqual(0);
    expect(score({ boothFeeCents: 50_00 }, { boothFeeMinCents: 50_00, boothFeeMaxCents: 50_00 })).toBeGreaterThan(0);
  });

  it('has its reason in words', () => {
    expect(reason()).toBe('20 miles away · booth fee of $85.00 is in your range');
    const close = { distanceMiles: 0, boothFeeCents: 0, applicationDeadline: '2027-04-06' };
    expect(reason(close, { productCategories: ['Pottery', 'Prints'], eventTypes: ['craft_fair'] })).toBe(
      'Mentions Pottery and Prints · in your city · a craft fair, as you prefer · no booth fee · applications close in 5 days',
    );
  });

  it.each([
    [0.4, 'In your city'],
    [0.6, '1 mile away'],
    [1.4, '1 mile away'],
    [1.6, '2 miles away'],
  ])('says how far away %d miles are: %s', (distanceMiles, words) =>
    expect(reason({ distanceMiles }).split(' · ')[0]).toBe(words),
  );

  it.each([
    ['2027-03-14', '2027-03-13T23:30:00-08:00', 'tomorrow'],
    ['2027-03-14', '2027-03-14T00:30:00-08:00', 'today'],
    ['2027-03-28', '2027-03-14T00:30:00-08:00', 'in 14 days'],
    ['2027-03-29', '2027-03-14T23:30:00-07:00', undefined],
    ['2027-11-07', '2027-11-07T00:30:00-07:00', 'today'],
    ['2027-11-08', '2027-11-07T00:30:00-07:00', 'tomorrow'],
  ])('says for a deadline of %s, at %s, when applications close: %s', (applicationDeadline, now, when) => {
    const words = matchReason(...asked([{ applicationDeadline }], Date.parse(now)));
    expect(/applications close (.*)$/.exec(words)?.[1]).toBe(when);
  });
});
