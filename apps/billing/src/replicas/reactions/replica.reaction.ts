import { Inject, Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  personErased,
  profileSaved,
} from '@stallbook/contracts';
import { forgetPerson, keepNewest, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../application-replica.schema.js';
import { VENDOR_NAMES, type VendorName } from '../vendor-name.schema.js';

type ApplicationFacts = IntegrationData<typeof applicationSubmitted>;
type WithdrawalFacts = IntegrationData<typeof applicationWithdrawn>;

@Injectable()
export class ReplicaReaction {
  private readonly applications: Collection<ApplicationReplica>;
  private readonly names: Collection<VendorName>;

  constructor(@Inject(DB) db: Db) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
    this.names = db.collection<VendorName>(VENDOR_NAMES);
  }

  @Reacts(applicationSubmitted)
  submitted(facts: ApplicationFacts, reaction: Reaction): void {
    this.keep(facts, 'pending', reaction);
  }

  @Reacts(applicationAccepted)
  accepted(facts: ApplicationFacts, reaction: Reaction): void {
    this.keep(facts, 'accepted', reaction);
  }

  @Reacts(applicationRejected)
  rejected(facts: ApplicationFacts, reaction: Reaction): void {
    this.keep(facts, 'rejected', reaction);
  }

  @Reacts(applicationWithdrawn)
  withdrawn({ wasAccepted, ...facts }: WithdrawalFacts, reaction: Reaction): void {
    this.keep(facts, wasAccepted ? 'withdrawn' : 'draft', reaction);
  }

  @Reacts(profileSaved)
  named({ personId: _id, role, businessName }: IntegrationData<typeof profileSaved>, { write }: Reaction): void {
    if (role === 'vendor') write(this.names, keepPerson({ _id, businessName }));
  }

  /** The name is all that this service stores about a person. */
  @Reacts(personErased)
  erased({ personId }: { personId: string }, { write }: Reaction): void {
    write(this.names, forgetPerson(personId));
  }

  private keep(facts: ApplicationFacts, status: ApplicationReplica['status'], { write, message }: Reaction): void {
    const { applicationId: _id, vendorId, organizerId } = facts;
    write(this.applications, keepNewest({ _id, revision: message.sequence, vendorId, organizerId, status }));
  }
}
