import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import type { VendorMarkFacts } from './domain/vendor-mark.js';

export const VENDOR_MARKS = 'vendorMarks';

/** One per organizer, vendor and market event: after a transfer, each organizer has their own. */
export interface VendorMarkRow extends VendorMarkFacts {
  _id: string;
  organizerId: string;
  vendorId: string;
  marketEventId: string;
  updatedAt: Date;
}

export const vendorMarkSchema = defineSchema<VendorMarkRow>(
  VENDOR_MARKS,
  {
    _id: requiredString,
    organizerId: requiredString,
    vendorId: requiredString,
    marketEventId: requiredString,
    attendance: { type: String, enum: ['came', 'late', 'no_show'], required: true },
    rating: { type: Number, min: 1, max: 5 },
    updatedAt: requiredDate,
  },
  [
    { key: { organizerId: 1, vendorId: 1, marketEventId: 1 }, unique: true },
    { key: { vendorId: 1 } },
    { key: { marketEventId: 1 } },
  ],
);
