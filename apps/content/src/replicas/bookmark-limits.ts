import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BASIC_PLAN_BOOKMARKS } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import type { Model } from 'mongoose';
import { PLAN_REPLICAS, type PlanReplica } from './plan-replica.schema.js';

@Injectable()
export class BookmarkLimits {
  constructor(
    private readonly memberships: MembershipReplicas,
    @InjectModel(PLAN_REPLICAS) private readonly plans: Model<PlanReplica>,
  ) {}

  /** -1: unlimited. */
  async of(personId: string): Promise<{ limit: number; isFree: boolean }> {
    const known = await this.memberships.find(personId);
    const limit = known?.maxBookmarks ?? (await this.basicPlanBookmarks());
    return { limit, isFree: (known?.tier ?? 'basic') === 'basic' };
  }

  /** The plan catalog's default applies until an admin changes the plan. */
  private async basicPlanBookmarks(): Promise<number> {
    return (await this.plans.findOne({ _id: 'basic' }).lean())?.maxBookmarks ?? BASIC_PLAN_BOOKMARKS;
  }
}
