import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import { organizerProRequired, upgradeRequired, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

@Injectable()
export class MembershipReplicas {
  private readonly collection: Collection<MembershipReplica>;

  constructor(
    @InjectModel(MEMBERSHIP_REPLICAS) private readonly memberships: Model<MembershipReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS);
  }

  @Reacts(membershipSaved)
  saved(
    { personId: _id, canBoostListings, canViewSuggestions, isOrganizerPro }: IntegrationData<typeof membershipSaved>,
    { write }: Reaction,
  ): void {
    write(this.collection, keepPerson({ _id, canBoostListings, canViewSuggestions, isOrganizerPro }));
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }

  /** @throws DomainError if the person's plan does not include suggestions */
  async assertSuggestions(personId: string): Promise<void> {
    if (await this.hasSuggestions(personId)) return;
    throw upgradeRequired(
      'MEMBERSHIP.SUGGESTIONS_REQUIRED',
      'Recommendations are part of a paid plan. Upgrade to see them.',
    );
  }

  async hasSuggestions(_id: string): Promise<boolean> {
    return (await this.memberships.exists({ _id, canViewSuggestions: true })) !== null;
  }

  /** @throws DomainError if the person's plan does not include the tools of Organizer Pro */
  async assertOrganizerPro(personId: string): Promise<void> {
    const found = await this.memberships.findOne({ _id: personId }).lean();
    if (found?.isOrganizerPro !== true) throw organizerProRequired();
  }
}
