import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { MembershipReaction } from './membership.reaction.js';
import { membershipReplicaSchema } from './membership.schema.js';
import { Memberships } from './memberships.js';

@Module({
  imports: [modelsOf(membershipReplicaSchema)],
  providers: [MembershipReaction, Memberships],
  exports: [Memberships],
})
export class MembershipModule {}
