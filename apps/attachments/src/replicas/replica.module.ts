import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationReplicas } from './application-replicas.js';
import { MarketEventReplicas } from './market-event-replicas.js';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { marketEventReplicaSchema } from './market-event-replica.schema.js';
import { messageThreadReplicaSchema } from './message-thread-replica.schema.js';
import { MessageThreadReplicas } from './message-thread-replicas.js';
import { uploaderNameSchema } from './uploader-name.schema.js';
import { UploaderNames } from './uploader-names.js';

@Module({
  imports: [
    modelsOf(applicationReplicaSchema, marketEventReplicaSchema, messageThreadReplicaSchema, uploaderNameSchema),
  ],
  providers: [ApplicationReplicas, MarketEventReplicas, MessageThreadReplicas, UploaderNames],
  exports: [ApplicationReplicas, MarketEventReplicas, MessageThreadReplicas, UploaderNames],
})
export class ReplicaModule {}
