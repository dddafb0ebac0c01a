import { Tier, type membershipSaved } from '@stallbook/contracts';
import type { PersonReplica } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MEMBERSHIP_REPLICAS = 'membershipReplicas';

/** What a person's plan allows, as billing last published it. */
export type MembershipReplica = PersonReplica & Omit<IntegrationData<typeof membershipSaved>, 'personId'>;

/** Only the ID and `erased` remain of an erased person. */
export const membershipReplicaSchema = defineSchema<MembershipReplica>(MEMBERSHIP_REPLICAS, {
  _id: requiredString,
  erased: Boolean,
  revision: Number,
  tier: { type: String, enum: Object.values(Tier) },
  isVendorPro: Boolean,
  isOrganizerPro: Boolean,
  canBoostListings: Boolean,
  canViewSuggestions: Boolean,
  canReadLibrary: Boolean,
  maxBookmarks: Number,
});
