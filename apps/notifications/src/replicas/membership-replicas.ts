import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

/** People's plans, as billing published them. */
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
  saved({ personId: _id, tier }: IntegrationData<typeof membershipSaved>, { write }: Reaction): void {
    write(this.collection, keepPerson({ _id, tier }));
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }

  async hasPaidPlan(personId: string): Promise<boolean> {
    const found = await this.memberships.findOne({ _id: personId }).lean();
    return (found?.tier ?? 'basic') !== 'basic';
  }
}
