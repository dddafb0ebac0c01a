import { z } from 'zod';
import { categoriesText, dollarsText } from '../../components/ui/form/schemas.js';
import { dollarsOf, parseDollars } from '../../lib/format/money.js';
import { commaParts } from '../../lib/format/text.js';
import type { PreferenceFactsFragment, VendorPreferencesInput } from './api/recommendations.generated.js';
import { preferencesPage } from './texts.js';

const { problems } = preferencesPage;
const MAX_MILES = 1_000;

const fee = dollarsText.refine((text) => parseDollars(text) !== null, problems.fee);

export const preferencesSchema = z
  .object({
    productCategories: categoriesText,
    maxTravelDistance: z
      .string()
      .trim()
      .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_MILES, problems.distance),
    boothFeeMinCents: fee,
    boothFeeMaxCents: fee,
    eventTypes: z.array(z.string()),
  })
  .refine(
    ({ boothFeeMinCents, boothFeeMaxCents }) =>
      (parseDollars(boothFeeMinCents) ?? 0) <= (parseDollars(boothFeeMaxCents) ?? Infinity),
    { path: ['boothFeeMinCents'], message: problems.range },
  );

export type PreferencesValues = z.infer<typeof preferencesSchema>;

export const toPreferencesValues = (preferences: PreferenceFactsFragment): PreferencesValues => ({
  productCategories: preferences.productCategories.join(', '),
  maxTravelDistance: String(preferences.maxTravelDistance),
  boothFeeMinCents: dollarsOf(preferences.boothFeeMinCents),
  boothFeeMaxCents: dollarsOf(preferences.boothFeeMaxCents),
  eventTypes: [...preferences.eventTypes],
});

export const toPreferencesInput = (values: PreferencesValues): VendorPreferencesInput => ({
  productCategories: commaParts(values.productCategories),
  maxTravelDistance: Number(values.maxTravelDistance),
  boothFeeMinCents: parseDollars(values.boothFeeMinCents) ?? 0,
  boothFeeMaxCents: parseDollars(values.boothFeeMaxCents) ?? 0,
  eventTypes: values.eventTypes as VendorPreferencesInput['eventTypes'],
});
