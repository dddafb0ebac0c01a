import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { organizerProRequired, upgradeRequired } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

/** What people's plans allow, as billing published it. */
@Injectable()
export class MembershipReplicas {
  constructor(@InjectModel(MEMBERSHIP_REPLICAS) private readonly memberships: Model<MembershipReplica>) {}

  /** Whether the person's plan includes templates and quick-apply. */
  async hasTemplates(personId: string): Promise<boolean> {
    const found = await this.memberships.findOne({ _id: personId }).lean();
    return found?.isVendorPro === true;
  }

  /** @throws DomainError if the person's plan does not include templates and quick-apply */
  async assertTemplates(personId: string): Promise<void> {
    if (await this.hasTemplates(personId)) return;
    throw upgradeRequired(
      'MEMBERSHIP.VENDOR_PRO_REQUIRED',
      'Application templates are part of a paid plan. Upgrade to use them.',
    );
  }

  /** @throws DomainError if the person's plan does not include the tools of Organizer Pro */
  async assertOrganizerPro(personId: string): Promise<void> {
    const found = await this.memberships.findOne({ _id: personId }).lean();
    if (found?.isOrganizerPro !== true) throw organizerProRequired();
  }
}
