import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { membershipReplicaSchema } from './membership-replica.schema.js';
import { MembershipReplicas } from './membership-replicas.js';
import { ApplicationReplicaReaction } from './reactions/application-replica.reaction.js';
import { MarketEventDeletedReaction } from './reactions/market-event-deleted.reaction.js';
import { ReplicaWriter } from './replica-writer.js';
import { replicaSchema } from './replica.schema.js';
import { Replicas } from './replicas.js';

@Module({
  imports: [modelsOf(applicationReplicaSchema, membershipReplicaSchema, replicaSchema)],
  providers: [ApplicationReplicaReaction, MarketEventDeletedReaction, MembershipReplicas, Replicas, ReplicaWriter],
  exports: [MembershipReplicas, Replicas, ReplicaWriter],
})
export class ReplicaModule {}
