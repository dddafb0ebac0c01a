import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { tiers } from './plans.js';

const name = { name: z.enum(tiers) };
const cents = z.int().nonnegative();

export const planFeatures = {
  canBoostListings: z.boolean(),
  canViewSuggestions: z.boolean(),
  /** The Success Library, for vendors. */
  canReadLibrary: z.boolean(),
  /** -1: unlimited. */
  maxBookmarks: z.int(),
};

export type PlanFeatures = z.infer<z.ZodObject<typeof planFeatures>>;

const terms = {
  ...name,
  displayName: z.string(),
  priceMonthlyCents: cents,
  listPriceMonthlyCents: cents.nullable(),
  /** 0.05 for 5 %. */
  platformFeeRate: z.number(),
  features: z.object(planFeatures),
  /** 0: no trial. */
  trialDays: z.int(),
  /** What the plan promises, and to how many. */
  promise: z.string().nullable(),
  limit: z.string().nullable(),
  /** What all tools of the plan are worth together. */
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
