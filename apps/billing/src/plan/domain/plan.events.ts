import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const name = { name: z.enum(['basic', 'vendor_pro', 'organizer_pro', 'pro']) };
const cents = z.int().nonnegative();

const terms = {
  ...name,
  displayName: z.string(),
  priceMonthlyCents: cents,
  listPriceMonthlyCents: cents.nullable(),
  platformFeeRate: z.number(),
  features: z.object({
    canBoostListings: z.boolean(),
    canViewSuggestions: z.boolean(),
    canReadLibrary: z.boolean(),
    maxBookmarks: z.int(),
  }),
  trialDays: z.int(),
  promise: z.string().nullable(),
  limit: z.string().nullable(),
  valueCents: cents.nullable(),
};

/** Everything about a plan that an admin decides. */
export type PlanTerms = z.infer<z.ZodObject<typeof terms>>;

export const planEvents = {
  'plan.offered': eventType({
    version: 1,
    schema: z.object({ ...terms, legacyPricesMonthlyCents: z.array(cents) }),
  }),
  'plan.changed': eventType({ version: 1, schema: z.object({ ...terms, adminId: z.string() }) }),
  /** Stripe has a price for what the plan costs now. */
  'plan.price-assigned': eventType({
    version: 1,
    schema: z.object({ ...name, stripePriceId: z.string(), priceMonthlyCents: cents }),
  }),
};

export type PlanEvent = EventOf<typeof planEvents>;
