import { Inject, Injectable } from '@nestjs/common';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from '../membership-replica.schema.js';

@Injectable()
export class MembershipReplicaReaction {
  private readonly memberships: Collection<MembershipReplica>;

  constructor(@Inject(DB) db: Db) {
    this.memberships = db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS);
  }

  @Reacts(membershipSaved)
  saved({ personId: _id, tier }: IntegrationData<typeof membershipSaved>, { write }: Reaction): void {
    write(this.memberships, keepPerson({ _id, tier }));
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.memberships, forgetPerson(personId));
  }
}
