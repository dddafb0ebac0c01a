import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

/** People's plans, as billing published them. */
@Injectable()
export class MembershipReplicas {
  constructor(@InjectModel(MEMBERSHIP_REPLICAS) private readonly memberships: Model<MembershipReplica>) {}

  async hasPaidPlan(personId: string): Promise<boolean> {
    const found = await this.memberships.findOne({ _id: personId }).lean();
    return (found?.tier ?? 'basic') !== 'basic';
  }
}
