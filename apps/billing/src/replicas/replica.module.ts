import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { Replicas } from './replicas.js';
import { ReplicaReaction } from './reactions/replica.reaction.js';
import { MarketOwners } from './market-owners.js';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { marketEventReplicaSchema } from './market-event-replica.schema.js';
import { vendorNameSchema } from './vendor-name.schema.js';

@Module({
  imports: [modelsOf(applicationReplicaSchema, marketEventReplicaSchema, vendorNameSchema)],
  providers: [Replicas, ReplicaReaction, MarketOwners],
  exports: [Replicas, MarketOwners],
})
export class ReplicaModule {}
