import { Module } from '@nestjs/common';
import { AddressHash, AttemptLimit, VisitorGate } from '@stallbook/platform';
import { AdminOperationModule } from '../admin-operation/admin-operation.module.js';
import { OrganizerModule } from '../organizer/organizer.module.js';
import { ClaimReader } from './claim.reader.js';
import { DecideClaimHandler } from './decide-claim/decide-claim.handler.js';
import { ListClaimsHandler } from './list-claims/list-claims.handler.js';
import { ClaimantErasedReaction } from './reactions/claimant-erased.reaction.js';
import { SubmitClaimHandler } from './submit-claim/submit-claim.handler.js';

@Module({
  imports: [OrganizerModule, AdminOperationModule],
  providers: [AddressHash, AttemptLimit, VisitorGate, ClaimReader, ClaimantErasedReaction],
  controllers: [SubmitClaimHandler, DecideClaimHandler, ListClaimsHandler],
  exports: [ClaimReader],
})
export class ClaimModule {}
