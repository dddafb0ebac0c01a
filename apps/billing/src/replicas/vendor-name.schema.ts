import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const VENDOR_NAMES = 'vendorNames';

export interface VendorName extends PersonReplica {
  businessName: string;
}

/** Only the ID and `erased` remain of an erased person. */
export const vendorNameSchema = defineSchema<VendorName>(VENDOR_NAMES, {
  _id: requiredString,
  erased: Boolean,
  revision: Number,
  businessName: String,
});
