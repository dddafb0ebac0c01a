import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { MembershipReaction } from './membership.reaction.js';
import { membershipReplicaSchema } from './membership.schema.js';

@Module({ imports: [modelsOf(membershipReplicaSchema)], providers: [MembershipReaction] })
export class MembershipModule {}
