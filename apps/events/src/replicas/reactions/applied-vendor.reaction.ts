import { Inject, Injectable } from '@nestjs/common';
import { applicationSubmitted, applicationWithdrawn, marketEventDeleted, personErased } from '@stallbook/contracts';
import { keepNewest, Reacts, type CollectedWork, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { marketEvents, type MarketEventDocument } from '../../market-event/market-event.projection.js';
import { APPLIED_VENDORS, type AppliedVendorReplica } from '../applied-vendor.schema.js';
import { VENDOR_REPLICAS, type VendorReplica } from '../vendor-replica.schema.js';

interface Written extends Pick<Reaction, 'write'> {
  vendorId: string;
  marketEventId: string;
}

@Injectable()
export class AppliedVendorReaction {
  private readonly applied: Collection<AppliedVendorReplica>;
  private readonly events: Collection<MarketEventDocument>;
  private readonly vendors: Collection<VendorReplica>;

  constructor(@Inject(DB) db: Db) {
    this.applied = db.collection<AppliedVendorReplica>(APPLIED_VENDORS);
    this.events = marketEvents.in(db);
    this.vendors = db.collection<VendorReplica>(VENDOR_REPLICAS);
  }

  @Reacts(applicationSubmitted)
  submitted(application: IntegrationData<typeof applicationSubmitted>, reaction: Reaction): void {
    this.keep(application, reaction);
  }

  @Reacts(applicationWithdrawn)
  withdrawn(application: IntegrationData<typeof applicationWithdrawn>, reaction: Reaction): void {
    // Who gave up a booth cannot apply again.
    if (application.wasAccepted) return this.keep(application, reaction);
    const { applicationId: _id } = application;
    reaction.write(this.applied, keepNewest<AppliedVendorReplica>({ _id, revision: reaction.message.sequence }));
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, { write }: Reaction): void {
    write(this.applied, { deleteMany: { filter: { marketEventId } } });
  }

  @Reacts(personErased)
  erased({ personId: vendorId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.applied, { deleteMany: { filter: { vendorId } } });
  }

  private keep(
    {
      applicationId: _id,
      vendorId,
      marketEventId,
    }: Pick<Written, 'vendorId' | 'marketEventId'> & { applicationId: string },
    { write, collect, message }: Reaction,
  ): void {
    write(this.applied, keepNewest<AppliedVendorReplica>({ _id, revision: message.sequence, vendorId, marketEventId }));
    collect(this.deleteOver, { vendorId, marketEventId, write });
  }

  /** A fact may arrive after the erasure of its vendor, or the deletion of its market event. */
  private readonly deleteOver: CollectedWork<Written> = async (written, { session }) => {
    const marketEventIds = written.map(({ marketEventId }) => marketEventId);
    const vendorIds = written.map(({ vendorId }) => vendorId);
    const existing = new Set(await this.events.distinct('_id', { _id: { $in: marketEventIds } }, { session }));
    const deleted = marketEventIds.filter((id) => !existing.has(id));
    const erased = await this.vendors.distinct('_id', { _id: { $in: vendorIds }, erased: true }, { session });
    if (deleted.length + erased.length === 0) return;
    const filter = { $or: [{ marketEventId: { $in: deleted } }, { vendorId: { $in: erased } }] };
    written[0]?.write(this.applied, { deleteMany: { filter } });
  };
}
