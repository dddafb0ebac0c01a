import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema } from '@stallbook/platform/odm';
import type { ApplicationFacts } from '../attachment/domain/access.js';

export const APPLICATION_REPLICAS = 'applicationReplicas';
export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';
export const UPLOADER_NAMES = 'uploaderNames';

/** A vendor has at most one application to a market event. Either part may arrive first. */
export interface ApplicationReplica {
  _id: string;
  /** Sequence of the fact about the application. */
  revision?: number;
  status?: ApplicationFacts['status'] | 'draft';
  /** Sequence of the fact about the payment. */
  paymentRevision?: number;
  paymentId?: string;
  paid?: boolean;
}

export interface MarketEventReplica {
  _id: string;
  revision: number;
  organizerId: string | null;
  status: 'draft' | 'published';
}

export interface UploaderName extends PersonReplica {
  name: string;
}

const text = { type: String, required: true };

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(APPLICATION_REPLICAS, {
  _id: text,
  revision: Number,
  status: { type: String, enum: ['draft', 'pending', 'accepted', 'rejected', 'withdrawn'] },
  paymentRevision: Number,
  paymentId: String,
  paid: Boolean,
});

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(MARKET_EVENT_REPLICAS, {
  _id: text,
  revision: { type: Number, required: true },
  organizerId: String,
  status: { type: String, enum: ['draft', 'published'], required: true },
});

/** Only the ID and `erased` remain of an erased person. */
export const uploaderNameSchema = defineSchema<UploaderName>(UPLOADER_NAMES, {
  _id: text,
  erased: Boolean,
  name: String,
});
