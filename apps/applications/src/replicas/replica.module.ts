import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { MarketEventReplicaReaction } from './market-event-replica.reaction.js';
import { MarketEventReplicas } from './market-event-replicas.js';
import { MembershipReplicas } from './membership-replicas.js';
import { ProfileReplicaReaction } from './profile-replica.reaction.js';
import { ProfileReplicas } from './profile-replicas.js';
import { marketEventReplicaSchema, membershipReplicaSchema, profileReplicaSchema } from './replica.schema.js';

@Module({
  imports: [modelsOf(marketEventReplicaSchema, membershipReplicaSchema, profileReplicaSchema)],
  providers: [
    MarketEventReplicas,
    MarketEventReplicaReaction,
    MembershipReplicas,
    ProfileReplicas,
    ProfileReplicaReaction,
  ],
  exports: [MarketEventReplicas, MembershipReplicas, ProfileReplicas],
})
export class ReplicaModule {}
