import { Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  marketEventSaved,
  personErased,
  profileSaved,
} from '@stallbook/contracts';
import { keepNewest, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Copies, type ApplicationCopy } from './copies.js';

type ApplicationFacts = IntegrationData<typeof applicationSubmitted>;

@Injectable()
export class CopiesReaction {
  constructor(private readonly copies: Copies) {}

  @Reacts(applicationSubmitted)
  submitted(facts: ApplicationFacts, reaction: Reaction): Promise<void> {
    return this.keep(facts, 'pending', reaction);
  }

  @Reacts(applicationAccepted)
  accepted(facts: ApplicationFacts, reaction: Reaction): Promise<void> {
    return this.keep(facts, 'accepted', reaction);
  }

  @Reacts(applicationRejected)
  rejected(facts: ApplicationFacts, reaction: Reaction): Promise<void> {
    return this.keep(facts, 'rejected', reaction);
  }

  @Reacts(marketEventSaved)
  titled(facts: IntegrationData<typeof marketEventSaved>, { session }: Reaction): Promise<void> {
    const { marketEventId: _id, revision, title } = facts;
    return keepNewest(this.copies.titles, { _id, revision, title }, session);
  }

  @Reacts(profileSaved)
  async named(
    { personId: _id, role, businessName }: IntegrationData<typeof profileSaved>,
    { session }: Reaction,
  ): Promise<void> {
    if (role !== 'vendor') return;
    await this.copies.names.replaceOne({ _id }, { businessName }, { upsert: true, session });
  }

  /** Payments hold ids and amounts; the name is all that this service keeps of a person. */
  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.copies.names.deleteOne({ _id: personId }, { session });
  }

  private async keep(facts: ApplicationFacts, status: ApplicationCopy['status'], { session }: Reaction): Promise<void> {
    const { applicationId: _id, vendorId, organizerId } = facts;
    await this.copies.applications.replaceOne({ _id }, { vendorId, organizerId, status }, { upsert: true, session });
  }
}
