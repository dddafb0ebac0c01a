import { ApplicationStatus } from '@stallbook/contracts';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const APPLICATION_REPLICAS = 'applicationReplicas';

/** A vendor has at most one application to a market event. Either part may arrive first. */
export interface ApplicationReplica {
  _id: string;
  /** Sequence of the fact about the application. */
  revision?: number;
  status?: `${ApplicationStatus}`;
  /** Sequence of the fact about the payment. */
  paymentRevision?: number;
  paymentId?: string;
  paid?: boolean;
}

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(APPLICATION_REPLICAS, {
  _id: requiredString,
  revision: Number,
  status: { type: String, enum: Object.values(ApplicationStatus) },
  paymentRevision: Number,
  paymentId: String,
  paid: Boolean,
});
