import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { MembershipReplicaReaction } from './reactions/membership-replica.reaction.js';
import { membershipReplicaSchema } from './membership-replica.schema.js';
import { MembershipReplicas } from './membership-replicas.js';

@Module({
  imports: [modelsOf(membershipReplicaSchema)],
  providers: [MembershipReplicaReaction, MembershipReplicas],
  exports: [MembershipReplicas],
})
export class MembershipReplicaModule {}
