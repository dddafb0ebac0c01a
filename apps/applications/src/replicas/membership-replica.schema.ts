import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MEMBERSHIP_REPLICAS = 'membershipReplicas';

export interface MembershipReplica extends PersonReplica {
  isVendorPro: boolean;
  isOrganizerPro: boolean;
}

/** Only the ID and `erased` remain of an erased person. */
export const membershipReplicaSchema = defineSchema<MembershipReplica>(MEMBERSHIP_REPLICAS, {
  _id: requiredString,
  erased: Boolean,
  isVendorPro: Boolean,
  isOrganizerPro: Boolean,
});
