import { defineSchema } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { Plan, PlanFeatures, Tier } from './domain/plans.js';

export const PLANS = 'plans';

export interface StoredPlan extends Plan {
  _id: Tier;
  /** Position in the list that users see. */
  position: number;
}

const tier = { type: String, enum: ['basic', 'vendor_pro', 'organizer_pro', 'pro'], required: true };
const flag = { type: Boolean, required: true };
const cents = { type: Number, required: true, min: 0 };

const features = new Schema<PlanFeatures>(
  { canBoostListings: flag, canViewSuggestions: flag, maxBookmarks: { type: Number, required: true, min: -1 } },
  { _id: false, strict: 'throw' },
);

export const planSchema = defineSchema<StoredPlan>(PLANS, {
  _id: tier,
  name: tier,
  displayName: { type: String, required: true },
  stripePriceId: String,
  priceMonthlyCents: cents,
  listPriceMonthlyCents: Number,
  legacyPricesMonthlyCents: { type: [Number], required: true },
  platformFeeRate: { type: Number, required: true, min: 0, max: 1 },
  features: { type: features, required: true },
  position: { type: Number, required: true },
});
