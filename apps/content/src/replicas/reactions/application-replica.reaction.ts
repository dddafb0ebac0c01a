import { Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
} from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { ApplicationReplicas } from '../application-replicas.js';

type ApplicationFacts = IntegrationData<typeof applicationSubmitted>;

@Injectable()
export class ApplicationReplicaReaction {
  constructor(private readonly applications: ApplicationReplicas) {}

  @Reacts(applicationSubmitted)
  submitted({ applicationId: _id, vendorId }: ApplicationFacts, reaction: Reaction): void {
    this.applications.save({ _id, vendorId, status: 'pending' }, reaction);
  }

  @Reacts(applicationAccepted)
  accepted({ applicationId: _id, vendorId }: ApplicationFacts, reaction: Reaction): void {
    this.applications.save({ _id, vendorId, status: 'accepted' }, reaction);
  }

  @Reacts(applicationRejected)
  rejected({ applicationId: _id, vendorId }: ApplicationFacts, reaction: Reaction): void {
    this.applications.save({ _id, vendorId, status: 'rejected' }, reaction);
  }

  @Reacts(applicationWithdrawn)
  withdrawn(
    { applicationId: _id, vendorId, wasAccepted }: IntegrationData<typeof applicationWithdrawn>,
    reaction: Reaction,
  ): void {
    this.applications.save({ _id, vendorId, status: wasAccepted ? 'withdrawn' : 'draft' }, reaction);
  }
}
