import { Inject, Injectable } from '@nestjs/common';
import { applicationSubmitted, applicationWithdrawn, marketEventDeleted, personErased } from '@stallbook/contracts';
import { keepNewest, Reacts, type CollectedWork, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLIED_VENDORS, type AppliedVendorReplica } from '../applied-vendor.schema.js';
import { VENDOR_REPLICAS, type VendorReplica } from '../vendor-replica.schema.js';

interface Written extends Pick<Reaction, 'write'> {
  vendorId: string;
  marketEventId: string;
}

@Injectable()
export class AppliedVendorReaction {
  private readonly applied: Collection<AppliedVendorReplica>;
  private readonly vendors: Collection<VendorReplica>;

  constructor(@Inject(DB) db: Db) {
    this.applied = db.collection<AppliedVendorReplica>(APPLIED_VENDORS);
    this.vendors = db.collection<VendorReplica>(VENDOR_REPLICAS);
  }

  @Reacts(applicationSubmitted)
  submitted(
    { applicationId: _id, vendorId, marketEventId }: IntegrationData<typeof applicationSubmitted>,
    { write, collect, message }: Reaction,
  ): void {
    write(this.applied, keepNewest<AppliedVendorReplica>({ _id, revision: message.sequence, vendorId, marketEventId }));
    collect(this.deleteOver, { vendorId, marketEventId, write });
  }

  @Reacts(applicationWithdrawn)
  withdrawn({ applicationId: _id }: IntegrationData<typeof applicationWithdrawn>, { write, message }: Reaction): void {
    write(this.applied, keepNewest<AppliedVendorReplica>({ _id, revision: message.sequence }));
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, { write, message }: Reaction): void {
    write(this.applied, { deleteMany: { filter: { marketEventId } } });
    write(this.applied, keepNewest<AppliedVendorReplica>({ _id: marketEventId, revision: message.sequence }));
  }

  @Reacts(personErased)
  erased({ personId: vendorId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.applied, { deleteMany: { filter: { vendorId } } });
  }

  /** A fact may arrive after the erasure of its vendor, or the deletion of its market event. */
  private readonly deleteOver: CollectedWork<Written> = async (written, { session }) => {
    const marketEventIds = written.map(({ marketEventId }) => marketEventId);
    const vendorIds = written.map(({ vendorId }) => vendorId);
    const deleted = await this.applied.distinct('_id', { _id: { $in: marketEventIds } }, { session });
    const erased = await this.vendors.distinct('_id', { _id: { $in: vendorIds }, erased: true }, { session });
    if (deleted.length + erased.length === 0) return;
    const filter = { $or: [{ marketEventId: { $in: deleted } }, { vendorId: { $in: erased } }] };
    written[0]?.write(this.applied, { deleteMany: { filter } });
  };
}
