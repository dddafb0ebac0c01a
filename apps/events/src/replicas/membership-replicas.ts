import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { organizerProRequired, upgradeRequired } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

@Injectable()
export class MembershipReplicas {
  constructor(@InjectModel(MEMBERSHIP_REPLICAS) private readonly memberships: Model<MembershipReplica>) {}

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
