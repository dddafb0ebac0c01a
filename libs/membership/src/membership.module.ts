import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { membershipReplicaSchema } from './membership-replica.schema.js';
import { MembershipReplicas } from './membership-replicas.js';

@Module({
  imports: [modelsOf(membershipReplicaSchema)],
  providers: [MembershipReplicas],
  exports: [MembershipReplicas],
})
export class MembershipModule {}
