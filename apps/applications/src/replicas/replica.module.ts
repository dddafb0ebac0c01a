import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { MarketEventReplicaReaction } from './market-event-replica.reaction.js';
import { MarketEventReplicas } from './market-event-replicas.js';
import { ProfileReplicaReaction } from './profile-replica.reaction.js';
import { ProfileReplicas } from './profile-replicas.js';
import { marketEventReplicaSchema, profileReplicaSchema } from './replica.schema.js';

@Module({
  imports: [modelsOf(marketEventReplicaSchema, profileReplicaSchema)],
  providers: [MarketEventReplicas, MarketEventReplicaReaction, ProfileReplicas, ProfileReplicaReaction],
  exports: [MarketEventReplicas, ProfileReplicas],
})
export class ReplicaModule {}
