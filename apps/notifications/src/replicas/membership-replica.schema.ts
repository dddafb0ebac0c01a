import { Tier } from '@stallbook/contracts';
import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MEMBERSHIP_REPLICAS = 'membershipReplicas';

export interface MembershipReplica extends PersonReplica {
  tier: `${Tier}`;
}

/** Only the ID and `erased` remain of an erased person. */
export const membershipReplicaSchema = defineSchema<MembershipReplica>(MEMBERSHIP_REPLICAS, {
  _id: requiredString,
  erased: Boolean,
  tier: { type: String, enum: Object.values(Tier) },
});
