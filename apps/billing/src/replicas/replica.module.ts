import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { ApplicationReplicas } from './application-replicas.js';
import { marketEventReplicaSchema } from './market-event-replica.schema.js';
import { MarketEventReplicas } from './market-event-replicas.js';
import { ReplicaReaction } from './reactions/replica.reaction.js';
import { vendorNameSchema } from './vendor-name.schema.js';
import { VendorNames } from './vendor-names.js';

const replicas = [ApplicationReplicas, MarketEventReplicas, VendorNames];

@Module({
  imports: [modelsOf(applicationReplicaSchema, marketEventReplicaSchema, vendorNameSchema)],
  providers: [...replicas, ReplicaReaction],
  exports: replicas,
})
export class ReplicaModule {}
