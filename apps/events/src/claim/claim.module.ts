import { Module } from '@nestjs/common';
import { AddressHash, AttemptLimit, EmailQueue, VisitorGate } from '@stallbook/platform';
import { AdminOperationModule } from '../admin-operation/admin-operation.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { TransactionLockModule } from '../transaction-lock/transaction-lock.module.js';
import { ClaimCloser } from './claim-closer.js';
import { ClaimReader } from './claim.reader.js';
import { DecideClaimHandler } from './decide-claim/decide-claim.handler.js';
import { ReadClaimsHandler } from './read-claims/read-claims.handler.js';
import { ClaimMailReaction } from './reactions/claim-mail.reaction.js';
import { ClaimantErasedReaction } from './reactions/claimant-erased.reaction.js';
import { SubmitClaimHandler } from './submit-claim/submit-claim.handler.js';

@Module({
  imports: [ReplicaModule, AdminOperationModule, TransactionLockModule],
  providers: [
    AddressHash,
    AttemptLimit,
    VisitorGate,
    ClaimCloser,
    ClaimReader,
    ClaimantErasedReaction,
    ClaimMailReaction,
    EmailQueue,
  ],
  controllers: [SubmitClaimHandler, DecideClaimHandler, ReadClaimsHandler],
  exports: [ClaimCloser, ClaimReader],
})
export class ClaimModule {}
