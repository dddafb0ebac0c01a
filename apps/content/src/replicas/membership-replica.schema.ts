import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MEMBERSHIP_REPLICAS = 'membershipReplicas';

/** What the plan of a person allows, as billing last said. */
export interface MembershipReplica extends PersonReplica {
  tier: 'basic' | 'vendor_pro' | 'organizer_pro' | 'pro';
  canReadLibrary: boolean;
  /** -1: unlimited. */
  maxBookmarks: number;
}

/** Only the ID and `erased` remain of an erased person. */
export const membershipReplicaSchema = defineSchema<MembershipReplica>(MEMBERSHIP_REPLICAS, {
  _id: requiredString,
  erased: Boolean,
  tier: { type: String, enum: ['basic', 'vendor_pro', 'organizer_pro', 'pro'] },
  canReadLibrary: Boolean,
  maxBookmarks: Number,
});
