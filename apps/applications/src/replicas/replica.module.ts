import { Module } from '@nestjs/common';
import { MembershipModule } from '@stallbook/membership';
import { modelsOf } from '@stallbook/platform/odm';
import { MarketEventReplicaReaction } from './reactions/market-event-replica.reaction.js';
import { MarketEventReplicas } from './market-event-replicas.js';
import { OrganizerAddresses } from './organizer-addresses.js';
import { paymentRevisionSchema } from './payment-revision.schema.js';
import { ProfileReplicaReaction } from './reactions/profile-replica.reaction.js';
import { ProfileReplicas } from './profile-replicas.js';
import { marketEventReplicaSchema } from './market-event-replica.schema.js';
import { organizerAddressSchema } from './organizer-address.schema.js';
import { profileReplicaSchema } from './profile-replica.schema.js';

@Module({
  imports: [
    MembershipModule,
    modelsOf(marketEventReplicaSchema, organizerAddressSchema, paymentRevisionSchema, profileReplicaSchema),
  ],
  providers: [
    MarketEventReplicas,
    MarketEventReplicaReaction,
    OrganizerAddresses,
    ProfileReplicas,
    ProfileReplicaReaction,
  ],
  exports: [MarketEventReplicas, MembershipModule, OrganizerAddresses, ProfileReplicas],
})
export class ReplicaModule {}
