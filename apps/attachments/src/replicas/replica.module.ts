import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationReplicas } from './application-replicas.js';
import { MarketEventReplicas } from './market-event-replicas.js';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { marketEventReplicaSchema } from './market-event-replica.schema.js';
import { uploaderNameSchema } from './uploader-name.schema.js';
import { UploaderNames } from './uploader-names.js';

@Module({
  imports: [modelsOf(applicationReplicaSchema, marketEventReplicaSchema, uploaderNameSchema)],
  providers: [ApplicationReplicas, MarketEventReplicas, UploaderNames],
  exports: [ApplicationReplicas, MarketEventReplicas, UploaderNames],
})
export class ReplicaModule {}
