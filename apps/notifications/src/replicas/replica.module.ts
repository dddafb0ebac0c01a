import { Module } from '@nestjs/common';
import { MembershipModule } from '@stallbook/membership';
import { modelsOf } from '@stallbook/platform/odm';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { ApplicationReplicaReaction } from './reactions/application-replica.reaction.js';
import { MarketEventDeletedReaction } from './reactions/market-event-deleted.reaction.js';
import { ReplicaWriter } from './replica-writer.js';
import { replicaSchema } from './replica.schema.js';
import { Replicas } from './replicas.js';

@Module({
  imports: [MembershipModule, modelsOf(applicationReplicaSchema, replicaSchema)],
  providers: [ApplicationReplicaReaction, MarketEventDeletedReaction, Replicas, ReplicaWriter],
  exports: [MembershipModule, Replicas, ReplicaWriter],
})
export class ReplicaModule {}
