import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { ApplicationReplicas } from './application-replicas.js';
import { membershipReplicaSchema } from './membership-replica.schema.js';
import { MembershipReplicas } from './membership-replicas.js';
import { planReplicaSchema } from './plan-replica.schema.js';
import { ApplicationReplicaReaction } from './reactions/application-replica.reaction.js';
import { PlanReplicaReaction } from './reactions/plan-replica.reaction.js';

@Module({
  imports: [modelsOf(applicationReplicaSchema, membershipReplicaSchema, planReplicaSchema)],
  providers: [ApplicationReplicaReaction, ApplicationReplicas, MembershipReplicas, PlanReplicaReaction],
  exports: [ApplicationReplicas, MembershipReplicas],
})
export class ReplicaModule {}
