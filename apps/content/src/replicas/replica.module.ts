import { Module } from '@nestjs/common';
import { MembershipModule } from '@stallbook/membership';
import { modelsOf } from '@stallbook/platform/odm';
import { applicationReplicaSchema } from './application-replica.schema.js';
import { ApplicationReplicas } from './application-replicas.js';
import { BookmarkLimits } from './bookmark-limits.js';
import { planReplicaSchema } from './plan-replica.schema.js';
import { PlanReplicaReaction } from './reactions/plan-replica.reaction.js';

@Module({
  imports: [MembershipModule, modelsOf(applicationReplicaSchema, planReplicaSchema)],
  providers: [ApplicationReplicas, BookmarkLimits, PlanReplicaReaction],
  exports: [ApplicationReplicas, BookmarkLimits, MembershipModule],
})
export class ReplicaModule {}
