import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const APPLIED_VENDORS = 'appliedVendors';

/** Who applied where: neither is recommended to the other again. */
export interface AppliedVendorReplica {
  /** The application's ID. */
  _id: string;
  /** Sequence of the fact. */
  revision: number;
  /** Both are absent after a withdrawal. */
  vendorId?: string;
  marketEventId?: string;
}

export const appliedVendorSchema = defineSchema<AppliedVendorReplica>(
  APPLIED_VENDORS,
  {
    _id: requiredString,
    revision: { type: Number, required: true },
    vendorId: String,
    marketEventId: String,
  },
  [{ key: { vendorId: 1, marketEventId: 1 } }, { key: { marketEventId: 1, vendorId: 1 } }],
);
