import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { eventTypes } from '../market-event/domain/market-event-details.js';
import type { Preferences } from '../recommendation/domain/preferences.js';

export const VENDOR_PREFERENCES = 'vendorPreferences';

export interface VendorPreferencesRow extends Preferences {
  /** The vendor's ID. */
  _id: string;
  updatedAt: Date;
}

const figure = { type: Number, required: true, min: 0 };

export const vendorPreferencesSchema = defineSchema<VendorPreferencesRow>(VENDOR_PREFERENCES, {
  _id: requiredString,
  productCategories: { type: [String], required: true },
  maxTravelDistance: figure,
  boothFeeMinCents: figure,
  boothFeeMaxCents: figure,
  eventTypes: { type: [{ type: String, enum: eventTypes }], required: true },
  updatedAt: requiredDate,
});
