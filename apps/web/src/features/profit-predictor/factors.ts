import { profitLimits, type ProfitFactors } from '@stallbook/contracts/profit-rules';
import { z } from 'zod';
import { dollarsText } from '../../components/ui/form/schemas.js';
import { dollarsOf, parseDollars } from '../../lib/format/money.js';
import { formatCount } from '../../lib/format/numbers.js';
import { factorsForm as texts, resultDialog } from './texts.js';

/** A number, `1,200` as `1200`. */
const numberText = z.string().transform((text) => text.trim().replace(/,(?=\d{3}(?!\d))/g, ''));

const upTo = (most: number) =>
  numberText.refine((text) => /^\d*\.?\d*$/.test(text) && Number(text) <= most, texts.number(formatCount(most)));
const wholeUpTo = (most: number) =>
  numberText.refine((text) => /^\d*$/.test(text) && Number(text) <= most, texts.whole(formatCount(most)));
const dollars = dollarsText.refine((text) => (parseDollars(text) ?? 0) <= profitLimits.cents, texts.tooMuch);

export const soldSchema = z
  .object({
    unitsSold: wholeUpTo(profitLimits.units).refine((text) => text !== '', resultDialog.unitsMissing),
    itemPrice: dollars,
  })
  .refine(({ unitsSold, itemPrice }) => Number(unitsSold) === 0 || itemPrice.trim() !== '', {
    path: ['itemPrice'],
    message: resultDialog.priceMissing,
  });
export type SoldValues = z.infer<typeof soldSchema>;

export const factorsSchema = z.object({
  eventId: z.string(),
  expectedSales: wholeUpTo(profitLimits.units),
  itemPrice: dollars,
  itemCost: dollars,
  hoursWorked: upTo(profitLimits.hours),
  distanceMiles: upTo(profitLimits.miles),
  vehicle: z.enum(['car', 'truck', 'van', 'suv', 'other']),
  lodgingNights: wholeUpTo(profitLimits.nights),
  meals: dollars,
  boothFee: dollars,
  marketing: dollars,
});
export type FactorValues = z.infer<typeof factorsSchema>;

export const noFactors: FactorValues = {
  eventId: '',
  expectedSales: '',
  itemPrice: '',
  itemCost: '',
  hoursWorked: '',
  distanceMiles: '',
  vehicle: 'car',
  lodgingNights: '',
  meals: '',
  boothFee: '',
  marketing: '',
};

const numberOf = (text: string): number => Number(text) || 0;
export const centsOf = (text: string): number => parseDollars(text) ?? 0;

/** An empty field counts as zero. */
export const toFactors = (values: FactorValues): ProfitFactors => ({
  expectedSales: numberOf(values.expectedSales),
  itemPriceCents: centsOf(values.itemPrice),
  itemCostCents: centsOf(values.itemCost),
  hoursWorked: numberOf(values.hoursWorked),
  distanceMiles: numberOf(values.distanceMiles),
  vehicle: values.vehicle,
  lodgingNights: numberOf(values.lodgingNights),
  mealsCents: centsOf(values.meals),
  boothFeeCents: centsOf(values.boothFee),
  marketingCents: centsOf(values.marketing),
});

export const toValues = (factors: ProfitFactors): Omit<FactorValues, 'eventId'> => ({
  expectedSales: String(factors.expectedSales),
  itemPrice: dollarsOf(factors.itemPriceCents),
  itemCost: dollarsOf(factors.itemCostCents),
  hoursWorked: String(factors.hoursWorked),
  distanceMiles: String(factors.distanceMiles),
  vehicle: factors.vehicle,
  lodgingNights: String(factors.lodgingNights),
  meals: dollarsOf(factors.mealsCents),
  boothFee: dollarsOf(factors.boothFeeCents),
  marketing: dollarsOf(factors.marketingCents),
});
