export const profitLimits = {
  cents: 1_000_000_00,
  units: 1_000_000,
  miles: 10_000,
  hours: 10_000,
  nights: 365,
} as const;

/** Money is in integer cents. */
export interface ProfitFactors {
  distanceMiles: number;
  vehicle: 'car' | 'truck' | 'van' | 'suv' | 'other';
  lodgingNights: number;
  mealsCents: number;
  boothFeeCents: number;
  marketingCents: number;
  /** Number of items. */
  expectedSales: number;
  itemPriceCents: number;
  /** The cost of goods of one unit. */
  itemCostCents: number;
  hoursWorked: number;
}

export type ProfitRecommendation = 'not_recommended' | 'low_potential' | 'good_potential' | 'excellent';

export interface ProfitForecast {
  mileageCents: number;
  lodgingCents: number;
  travelCents: number;
  expensesCents: number;
  grossRevenueCents: number;
  costOfGoodsCents: number;
  netRevenueCents: number;
  profitCents: number;
  marginPercent: number;
  roiPercent: number;
  profitPerHourCents: number;
  breakEvenUnits: number;
  recommendation: ProfitRecommendation;
}

const CENTS_PER_MILE: Record<ProfitFactors['vehicle'], number> = { car: 67, truck: 89, van: 75, suv: 72, other: 67 };
const CENTS_PER_NIGHT = 120_00;

export const mileageCents = (distanceMiles: number, vehicle: ProfitFactors['vehicle']): number =>
  Math.round(2 * distanceMiles * CENTS_PER_MILE[vehicle]);

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export function breakEvenUnits(expensesCents: number, itemPriceCents: number, itemCostCents: number): number {
  const perUnit = itemPriceCents - itemCostCents;
  return perUnit > 0 ? Math.ceil(expensesCents / perUnit) : 0;
}

export function recommendationOf(profitCents: number, roiPercent: number): ProfitRecommendation {
  if (profitCents < 0) return 'not_recommended';
  if (roiPercent < 50) return 'low_potential';
  return roiPercent < 150 ? 'good_potential' : 'excellent';
}

/** Server and browser compute every forecast and result with this. */
export function forecastProfit(given: ProfitFactors): ProfitForecast {
  const mileage = mileageCents(given.distanceMiles, given.vehicle);
  const lodgingCents = given.lodgingNights * CENTS_PER_NIGHT;
  const travelCents = mileage + lodgingCents + given.mealsCents;
  const expensesCents = given.boothFeeCents + travelCents + given.marketingCents;
  const grossRevenueCents = given.expectedSales * given.itemPriceCents;
  const costOfGoodsCents = given.expectedSales * given.itemCostCents;
  const netRevenueCents = grossRevenueCents - costOfGoodsCents;
  const profitCents = netRevenueCents - expensesCents;
  const roiPercent = 100 * ratio(profitCents, expensesCents);
  return {
    mileageCents: mileage,
    lodgingCents,
    travelCents,
    expensesCents,
    grossRevenueCents,
    costOfGoodsCents,
    netRevenueCents,
    profitCents,
    marginPercent: 100 * ratio(profitCents, grossRevenueCents),
    roiPercent,
    profitPerHourCents: Math.round(ratio(profitCents, Math.max(0, given.hoursWorked))),
    breakEvenUnits: breakEvenUnits(expensesCents, given.itemPriceCents, given.itemCostCents),
    recommendation: recommendationOf(profitCents, roiPercent),
  };
}
