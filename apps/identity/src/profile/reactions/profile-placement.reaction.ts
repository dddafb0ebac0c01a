import { Inject, Injectable } from '@nestjs/common';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { EventStore, forgetPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { profile } from '../domain/profile.decider.js';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from '../../replicas/membership-replica.schema.js';

/** Places vendors whose plan boosts listings ahead of the others in the directory. */
@Injectable()
export class ProfilePlacementReaction {
  private readonly memberships: Collection<MembershipReplica>;

  constructor(
    private readonly store: EventStore,
    @Inject(DB) db: Db,
  ) {
    this.memberships = db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS);
  }

  @Reacts(membershipSaved)
  async planChanged(
    { personId: _id, canBoostListings }: IntegrationData<typeof membershipSaved>,
    { session, command, message: { sequence: revision } }: Reaction,
  ): Promise<void> {
    const known = await this.memberships.findOne({ _id }, { session });
    if (known && (known.erased || known.revision >= revision)) return;
    await this.memberships.updateOne({ _id }, { $set: { revision, canBoostListings } }, { session, upsert: true });
    const place = { type: 'place' as const, personId: _id, boosted: canBoostListings };
    await this.store.transaction(command, (tx) => tx.execute(profile, _id, place), { session });
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.memberships, forgetPerson(personId));
  }
}
