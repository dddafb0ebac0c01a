import { Inject, Injectable } from '@nestjs/common';
import { applicationSubmitted, applicationWithdrawn, marketEventDeleted, personErased } from '@stallbook/contracts';
import { keepNewest, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLIED_VENDORS, type AppliedVendorReplica } from '../applied-vendor.schema.js';

@Injectable()
export class AppliedVendorReaction {
  private readonly applied: Collection<AppliedVendorReplica>;

  constructor(@Inject(DB) db: Db) {
    this.applied = db.collection<AppliedVendorReplica>(APPLIED_VENDORS);
  }

  @Reacts(applicationSubmitted)
  submitted(
    { applicationId: _id, vendorId, marketEventId }: IntegrationData<typeof applicationSubmitted>,
    { write, message }: Reaction,
  ): void {
    write(this.applied, keepNewest<AppliedVendorReplica>({ _id, revision: message.sequence, vendorId, marketEventId }));
  }

  @Reacts(applicationWithdrawn)
  withdrawn({ applicationId: _id }: IntegrationData<typeof applicationWithdrawn>, { write, message }: Reaction): void {
    write(this.applied, keepNewest<AppliedVendorReplica>({ _id, revision: message.sequence }));
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, { write }: Reaction): void {
    write(this.applied, { deleteMany: { filter: { marketEventId } } });
  }

  @Reacts(personErased)
  erased({ personId: vendorId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.applied, { deleteMany: { filter: { vendorId } } });
  }
}
