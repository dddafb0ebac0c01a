import { defineSchema } from '@stallbook/platform/odm';

export const APPLIED_VENDORS = 'appliedVendors';

/** Who applied where: neither is recommended to the other again. */
export interface AppliedVendorReplica {
  /** The application's ID. */
  _id: string;
  vendorId: string;
  marketEventId: string;
}

const text = { type: String, required: true };

export const appliedVendorSchema = defineSchema<AppliedVendorReplica>(
  APPLIED_VENDORS,
  { _id: text, vendorId: text, marketEventId: text },
  [{ key: { vendorId: 1, marketEventId: 1 } }, { key: { marketEventId: 1, vendorId: 1 } }],
);
