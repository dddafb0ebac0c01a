import { Inject, Injectable } from '@nestjs/common';
import {
  applicationStatusEvents,
  personErased,
  profileSaved,
  statusAfter,
  type ApplicationStatusData,
} from '@stallbook/contracts';
import { forgetPerson, keepNewest, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../application-replica.schema.js';
import { VENDOR_NAMES, type VendorName } from '../vendor-name.schema.js';

@Injectable()
export class ReplicaReaction {
  private readonly applications: Collection<ApplicationReplica>;
  private readonly names: Collection<VendorName>;

  constructor(@Inject(DB) db: Db) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
    this.names = db.collection<VendorName>(VENDOR_NAMES);
  }

  @Reacts(...applicationStatusEvents)
  application(data: ApplicationStatusData, { write, message: { type, sequence: revision } }: Reaction): void {
    const { applicationId: _id, vendorId, organizerId } = data;
    write(this.applications, keepNewest({ _id, revision, vendorId, organizerId, status: statusAfter(type, data) }));
  }

  @Reacts(profileSaved)
  named(
    { personId: _id, role, businessName }: IntegrationData<typeof profileSaved>,
    { write, message }: Reaction,
  ): void {
    if (role === 'vendor') write(this.names, keepPerson<VendorName>({ _id, revision: message.sequence, businessName }));
  }

  /** The name is all that this service stores about a person. */
  @Reacts(personErased)
  erased({ personId }: { personId: string }, { write }: Reaction): void {
    write(this.names, forgetPerson(personId));
  }
}
