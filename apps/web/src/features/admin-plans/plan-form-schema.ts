import { z } from 'zod';
import { countUpTo, textUpTo } from '../../components/ui/form/schemas.js';
import { dollarsOf, parseDollars } from '../../lib/format/money.js';
import type { EditedPlanFragment, UpdatePlanInput } from './api/admin-plans.generated.js';
import { form as texts } from './texts.js';

/** How a plan says that it has no limit. */
const UNLIMITED = -1;

const isWithin = (text: string, low: number, high: number) =>
  text.trim() !== '' && Number(text) >= low && Number(text) <= high;
const count = (low: number, high: number) =>
  z.string().refine((text) => isWithin(text, low, high) && Number.isInteger(Number(text)), texts.notACount(low, high));
const amount = z.string().refine((text) => parseDollars(text) !== null, texts.notAnAmount);
const optionalAmount = z.string().refine((text) => !text.trim() || parseDollars(text) !== null, texts.notAnAmount);

export const planFormSchema = z.object({
  displayName: textUpTo(60).min(1, texts.nameMissing),
  price: amount,
  listPrice: optionalAmount,
  fee: z.string().refine((text) => isWithin(text, 0, 100), texts.notAPercentage),
  maxBookmarks: countUpTo(100_000),
  trialDays: count(0, 90),
  promise: textUpTo(120),
  limit: textUpTo(120),
  value: optionalAmount,
  canBoostListings: z.boolean(),
  canViewSuggestions: z.boolean(),
  canReadLibrary: z.boolean(),
});

export type PlanFormValues = z.infer<typeof planFormSchema>;

export const toFormValues = (plan: EditedPlanFragment): PlanFormValues => ({
  displayName: plan.displayName,
  price: dollarsOf(plan.priceMonthlyCents),
  listPrice: dollarsOf(plan.listPriceMonthlyCents),
  fee: String(Math.round(plan.platformFeeRate * 10_000) / 100),
  maxBookmarks: plan.features.maxBookmarks === UNLIMITED ? '' : String(plan.features.maxBookmarks),
  trialDays: String(plan.trialDays),
  promise: plan.promise ?? '',
  limit: plan.limit ?? '',
  value: dollarsOf(plan.valueCents),
  canBoostListings: plan.features.canBoostListings,
  canViewSuggestions: plan.features.canViewSuggestions,
  canReadLibrary: plan.features.canReadLibrary,
});

export const toPlanInput = (
  { name, version }: Pick<EditedPlanFragment, 'name' | 'version'>,
  { displayName, price, listPrice, fee, promise, limit, value, ...rest }: PlanFormValues,
): UpdatePlanInput => ({
  name,
  version,
  displayName,
  priceMonthlyCents: parseDollars(price) ?? 0,
  listPriceMonthlyCents: parseDollars(listPrice),
  platformFeeRate: Number((Number(fee) / 100).toFixed(4)),
  features: {
    canBoostListings: rest.canBoostListings,
    canViewSuggestions: rest.canViewSuggestions,
    canReadLibrary: rest.canReadLibrary,
    maxBookmarks: rest.maxBookmarks.trim() ? Number(rest.maxBookmarks) : UNLIMITED,
  },
  trialDays: Number(rest.trialDays),
  promise: promise || null,
  limit: limit || null,
  valueCents: parseDollars(value),
});
