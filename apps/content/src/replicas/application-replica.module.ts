import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationReplicaReaction } from './reactions/application-replica.reaction.js';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { ApplicationReplicas } from './application-replicas.js';

@Module({
  imports: [modelsOf(applicationReplicaSchema)],
  providers: [ApplicationReplicas, ApplicationReplicaReaction],
  exports: [ApplicationReplicas],
})
export class ApplicationReplicaModule {}
