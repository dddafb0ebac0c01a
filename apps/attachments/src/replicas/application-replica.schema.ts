import { defineSchema } from '@stallbook/platform/odm';
import type { ApplicationFacts } from '../attachment/domain/access.js';

export const APPLICATION_REPLICAS = 'applicationReplicas';

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

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(APPLICATION_REPLICAS, {
  _id: { type: String, required: true },
  revision: Number,
  status: { type: String, enum: ['draft', 'pending', 'accepted', 'rejected', 'withdrawn'] },
  paymentRevision: Number,
  paymentId: String,
  paid: Boolean,
});
