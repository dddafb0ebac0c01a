import { Module } from '@nestjs/common';
import { MembershipModule } from '@stallbook/membership';
import { AddressHash } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { TransactionLockModule } from '../transaction-lock/transaction-lock.module.js';
import { appliedVendorSchema } from './applied-vendor.schema.js';
import { AppliedVendors } from './applied-vendors.js';
import { organizerReplicaSchema } from './organizer-replica.schema.js';
import { OrganizerReplicas } from './organizer-replicas.js';
import { paidBoothsSchema } from './paid-booth.schema.js';
import { PaidBooths } from './paid-booths.js';
import { paymentRevisionSchema } from './payment-revision.schema.js';
import { AppliedVendorReaction } from './reactions/applied-vendor.reaction.js';
import { OrganizerKnownReaction } from './reactions/organizer-known.reaction.js';
import { PaymentReaction } from './reactions/payment.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';
import { VendorReplicaReaction } from './reactions/vendor-replica.reaction.js';
import { vendorReplicaSchema } from './vendor-replica.schema.js';

@Module({
  imports: [
    MembershipModule,
    modelsOf(appliedVendorSchema, organizerReplicaSchema, paidBoothsSchema, paymentRevisionSchema, vendorReplicaSchema),
    TransactionLockModule,
  ],
  providers: [
    AddressHash,
    AppliedVendorReaction,
    AppliedVendors,
    OrganizerKnownReaction,
    OrganizerReplicas,
    PaidBooths,
    PaymentReaction,
    PersonErasedReaction,
    VendorReplicaReaction,
  ],
  exports: [AddressHash, AppliedVendors, MembershipModule, OrganizerReplicas, PaidBooths],
})
export class ReplicaModule {}
