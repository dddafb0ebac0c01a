import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema } from '@stallbook/platform/odm';

export const APPLICATION_REPLICAS = 'applicationReplicas';
export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';
export const VENDOR_NAMES = 'vendorNames';

export interface ApplicationReplica {
  _id: string;
  /** Sequence of the fact. */
  revision: number;
  vendorId: string;
  organizerId: string;
  status: 'draft' | 'pending' | 'accepted' | 'rejected' | 'withdrawn';
}

export interface MarketEventReplica {
  _id: string;
  revision: number;
  title: string | null;
  /** Local day. */
  startDate?: string | null;
  /** Absent in an entry of an earlier version, until the market event changes. */
  status?: 'draft' | 'published';
  organizerId: string | null;
  /** Counts requested payments, so that each request writes here. */
  dues?: number;
  /** The entry stays, so that a late message does not bring it back. */
  deleted?: boolean;
}

export interface VendorName extends PersonReplica {
  businessName: string;
}

const text = { type: String, required: true };

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(APPLICATION_REPLICAS, {
  _id: text,
  revision: { type: Number, required: true },
  vendorId: text,
  organizerId: text,
  status: { type: String, enum: ['draft', 'pending', 'accepted', 'rejected', 'withdrawn'], required: true },
});

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(MARKET_EVENT_REPLICAS, {
  _id: text,
  revision: { type: Number, required: true },
  title: String,
  startDate: String,
  status: { type: String, enum: ['draft', 'published'] },
  organizerId: String,
  dues: Number,
  deleted: Boolean,
});

/** Only the ID and `erased` remain of an erased person. */
export const vendorNameSchema = defineSchema<VendorName>(VENDOR_NAMES, {
  _id: text,
  erased: Boolean,
  businessName: String,
});
