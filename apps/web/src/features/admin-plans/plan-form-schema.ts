import { z } from 'zod';
import { dollarsOf, parseDollars } from '../../lib/format/money.js';
import type { EditedPlanFragment, UpdatePlanInput } from './api/admin-plans.generated.js';
import { form as texts } from './texts.js';

const isWithin = (text: string, low: number, high: number) =>
  text.trim() !== '' && Number(text) >= low && Number(text) <= high;
const count = (low: number, high: number) =>
  z.string().refine((text) => isWithin(text, low, high) && Number.isInteger(Number(text)), texts.notACount(low, high));
const amount = z.string().refine((text) => parseDollars(text) !== null, texts.notAnAmount);
const optionalAmount = z.string().refine((text) => !text.trim() || parseDollars(text) !== null, texts.notAnAmount);

export const planFormSchema = z.object({
  displayName: z.string().trim().min(1, texts.nameMissing).max(60),
  price: amount,
  listPrice: optionalAmount,
  fee: z.string().refine((text) => isWithin(text, 0, 100), texts.notAPercentage),
  maxBookmarks: count(-1, 100_000),
  trialDays: count(0, 90),
  promise: z.string().max(120),
  limit: z.string().max(120),
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
  maxBookmarks: String(plan.features.maxBookmarks),
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
  displayName: displayName.trim(),
  priceMonthlyCents: parseDollars(price) ?? 0,
  listPriceMonthlyCents: parseDollars(listPrice),
  platformFeeRate: Number((Number(fee) / 100).toFixed(4)),
  features: {
    canBoostListings: rest.canBoostListings,
    canViewSuggestions: rest.canViewSuggestions,
    canReadLibrary: rest.canReadLibrary,
    maxBookmarks: Number(rest.maxBookmarks),
  },
  trialDays: Number(rest.trialDays),
  promise: promise.trim() || null,
  limit: limit.trim() || null,
  valueCents: parseDollars(value),
});
