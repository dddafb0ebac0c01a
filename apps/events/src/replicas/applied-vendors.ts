import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { APPLIED_VENDORS, type AppliedVendorReplica } from './applied-vendor.schema.js';

/** The newest are enough: older applications are to past market events. */
const MAX_APPLICATIONS = 1_000;

@Injectable()
export class AppliedVendors {
  constructor(@InjectModel(APPLIED_VENDORS) private readonly applied: Model<AppliedVendorReplica>) {}

  /** IDs of the market events that a vendor applied to. */
  async eventsOf(vendorId: string): Promise<string[]> {
    const found = await this.applied
      .find({ vendorId }, { marketEventId: 1 })
      .sort({ marketEventId: -1 })
      .limit(MAX_APPLICATIONS)
      .lean();
    return found.flatMap(({ marketEventId }) => marketEventId ?? []);
  }

  /** Those of the vendors who applied to a market event. */
  async among(vendorIds: readonly string[], marketEventId: string): Promise<Set<string>> {
    const found = await this.applied.find({ marketEventId, vendorId: { $in: [...vendorIds] } }, { vendorId: 1 }).lean();
    return new Set(found.flatMap(({ vendorId }) => vendorId ?? []));
  }
}
