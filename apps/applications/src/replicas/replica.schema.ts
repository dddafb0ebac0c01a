import type { marketEventSaved } from '@stallbook/contracts';
import type { PersonReplica } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { defineSchema } from '@stallbook/platform/odm';

export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';
export const MEMBERSHIP_REPLICAS = 'membershipReplicas';
export const PROFILE_REPLICAS = 'profileReplicas';
export const ORGANIZER_ADDRESSES = 'organizerAddresses';

export interface MarketEventReplica extends IntegrationData<typeof marketEventSaved> {
  _id: string;
  startsAt: Date;
  /** The document stays after a deletion, so that a late message does not restore the market event. */
  deleted: boolean;
}

/** What the other party of an application sees; the address and the phone number stay with identity. */
export interface ProfileReplica extends PersonReplica {
  role: 'vendor' | 'organizer';
  businessName: string;
  contactName: string;
  city: string;
  state: string;
  /** Absent in what was written before profiles carried them. */
  productCategories?: string[];
}

export interface MembershipReplica extends PersonReplica {
  isVendorPro: boolean;
  isOrganizerPro: boolean;
}

export interface OrganizerAddress {
  /** The person's ID. */
  _id: string;
  /** Of the address, one per key. */
  hashes: string[];
}

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const cents = { type: Number, required: true, min: 0 };

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(
  MARKET_EVENT_REPLICAS,
  {
    _id: text,
    marketEventId: text,
    revision: { type: Number, required: true },
    organizerId: String,
    title: text,
    status: { type: String, enum: ['draft', 'published'], required: true },
    eventType: text,
    seededByAdmin: flag,
    organizerClaimed: flag,
    gettingReady: flag,
    location: text,
    address: String,
    city: text,
    state: text,
    timeZone: text,
    startDate: text,
    endDate: text,
    startTime: String,
    endTime: String,
    applicationDeadline: String,
    loadInDate: String,
    loadInTime: String,
    loadOutTime: String,
    boothFeeCents: cents,
    applicationFeeCents: cents,
    maxVendors: Number,
    refundPolicy: { fullUntilDays: Number, partialUntilDays: Number, partialPercent: Number },
    startsAt: { type: Date, required: true },
    deleted: flag,
  },
  [{ key: { organizerId: 1 } }],
);

/** Only the ID and `erased` remain of an erased person. */
export const profileReplicaSchema = defineSchema<ProfileReplica>(PROFILE_REPLICAS, {
  _id: text,
  erased: Boolean,
  role: { type: String, enum: ['vendor', 'organizer'] },
  businessName: String,
  contactName: String,
  city: String,
  state: String,
  productCategories: { type: [String], default: undefined },
});

/** Only the ID and `erased` remain of an erased person. */
export const membershipReplicaSchema = defineSchema<MembershipReplica>(MEMBERSHIP_REPLICAS, {
  _id: text,
  erased: Boolean,
  isVendorPro: Boolean,
  isOrganizerPro: Boolean,
});

export const organizerAddressSchema = defineSchema<OrganizerAddress>(
  ORGANIZER_ADDRESSES,
  { _id: text, hashes: { type: [String], required: true } },
  [{ key: { hashes: 1 } }],
);
