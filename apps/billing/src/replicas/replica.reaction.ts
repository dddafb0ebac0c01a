import { Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  personErased,
  profileSaved,
} from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Replicas, type ApplicationReplica } from './replicas.js';

type ApplicationFacts = IntegrationData<typeof applicationSubmitted>;

@Injectable()
export class ReplicaReaction {
  constructor(private readonly replicas: Replicas) {}

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

  @Reacts(profileSaved)
  named({ personId: _id, role, businessName }: IntegrationData<typeof profileSaved>, { write }: Reaction): void {
    if (role === 'vendor') write(this.replicas.names, keepPerson({ _id, businessName }));
  }

  /** The name is all that this service stores about a person. */
  @Reacts(personErased)
  erased({ personId }: { personId: string }, { write }: Reaction): void {
    write(this.replicas.names, forgetPerson(personId));
  }

  private keep(facts: ApplicationFacts, status: ApplicationReplica['status'], { write }: Reaction): void {
    const { applicationId: _id, vendorId, organizerId } = facts;
    const replacement = { vendorId, organizerId, status };
    write(this.replicas.applications, { replaceOne: { filter: { _id }, replacement, upsert: true } });
  }
}
