import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applicationSubmitted, applicationWithdrawn, marketEventDeleted, personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { APPLIED_VENDORS, type AppliedVendorReplica } from '../applied-vendor.schema.js';

@Injectable()
export class AppliedVendorReaction {
  constructor(@InjectModel(APPLIED_VENDORS) private readonly applied: Model<AppliedVendorReplica>) {}

  @Reacts(applicationSubmitted)
  async submitted(
    { applicationId: _id, vendorId, marketEventId }: IntegrationData<typeof applicationSubmitted>,
    { session }: Reaction,
  ): Promise<void> {
    await this.applied.updateOne({ _id }, { $set: { vendorId, marketEventId } }, { upsert: true, session });
  }

  @Reacts(applicationWithdrawn)
  async withdrawn(
    { applicationId: _id }: IntegrationData<typeof applicationWithdrawn>,
    { session }: Reaction,
  ): Promise<void> {
    await this.applied.deleteOne({ _id }, { session });
  }

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, { session }: Reaction): Promise<void> {
    await this.applied.deleteMany({ marketEventId }, { session });
  }

  @Reacts(personErased)
  async erased({ personId: vendorId }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    await this.applied.deleteMany({ vendorId }, { session });
  }
}
