import { Inject, Injectable } from '@nestjs/common';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

/** People's plans, as billing published them. */
@Injectable()
export class MembershipReplicas {
  private readonly collection: Collection<MembershipReplica>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS);
  }

  async hasPaidPlan(personId: string): Promise<boolean> {
    const found = await this.collection.findOne({ _id: personId });
    return (found?.tier ?? 'basic') !== 'basic';
  }

  @Reacts(membershipSaved)
  saved({ personId: _id, tier }: IntegrationData<typeof membershipSaved>, { write }: Reaction): void {
    write(this.collection, keepPerson({ _id, tier }));
  }

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }
}
