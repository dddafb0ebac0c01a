import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const PROFILE_REPLICAS = 'profileReplicas';

/** What the other party of an application sees; the address and the phone number stay with identity. */
export interface ProfileReplica extends PersonReplica {
  role: 'vendor' | 'organizer';
  businessName: string;
  contactName: string;
  city: string;
  state: string;
  productCategories: string[];
}

/** Only the ID and `erased` remain of an erased person. */
export const profileReplicaSchema = defineSchema<ProfileReplica>(PROFILE_REPLICAS, {
  _id: requiredString,
  erased: Boolean,
  revision: Number,
  role: { type: String, enum: ['vendor', 'organizer'] },
  businessName: String,
  contactName: String,
  city: String,
  state: String,
  productCategories: { type: [String], default: undefined },
});
