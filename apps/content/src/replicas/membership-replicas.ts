import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import { BASIC_PLAN_BOOKMARKS, upgradeRequired, type Actor, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';
import { PLAN_REPLICAS, type PlanReplica } from './plan-replica.schema.js';

@Injectable()
export class MembershipReplicas {
  private readonly collection: Collection<MembershipReplica>;

  constructor(
    @InjectModel(MEMBERSHIP_REPLICAS) private readonly memberships: Model<MembershipReplica>,
    @InjectModel(PLAN_REPLICAS) private readonly plans: Model<PlanReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS);
  }

  @Reacts(membershipSaved)
  saved(
    { personId: _id, tier, canReadLibrary, maxBookmarks }: IntegrationData<typeof membershipSaved>,
    { write }: Reaction,
  ): void {
    write(this.collection, keepPerson<MembershipReplica>({ _id, tier, canReadLibrary, maxBookmarks }));
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }

  /** @throws DomainError if the vendor's plan does not include the library. Admins edit it. */
  async assertLibrary({ id: _id, role }: Pick<Actor, 'id' | 'role'>): Promise<void> {
    if (role !== 'vendor' || !(await this.memberships.exists({ _id, canReadLibrary: false }))) return;
    throw upgradeRequired(
      'MEMBERSHIP.LIBRARY_REQUIRED',
      'The Success Library is part of a paid plan. Upgrade to read it.',
    );
  }

  /** -1: unlimited. Someone unknown is on the basic plan. */
  async bookmarkLimitOf(personId: string): Promise<{ limit: number; isFree: boolean }> {
    const known = await this.memberships.findOne({ _id: personId }).lean();
    const limit = known?.maxBookmarks ?? (await this.basicPlanBookmarks());
    return { limit, isFree: (known?.tier ?? 'basic') === 'basic' };
  }

  /** The plan catalog's default applies until an admin changes the plan. */
  private async basicPlanBookmarks(): Promise<number> {
    return (await this.plans.findOne({ _id: 'basic' }).lean())?.maxBookmarks ?? BASIC_PLAN_BOOKMARKS;
  }
}
