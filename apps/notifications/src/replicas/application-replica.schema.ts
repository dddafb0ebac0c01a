import { ApplicationStatus, PaymentStatus } from '@stallbook/contracts';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const APPLICATION_REPLICAS = 'applicationReplicas';

/** The vendor paid, even if a bank still processes the payment, or it was refunded since. */
export const MADE_PAYMENTS: NonNullable<ApplicationReplica['paymentStatus']>[] = [
  'processing',
  'completed',
  'refunded',
];

/** The ID is the application's. Its payment can be known first. */
export interface ApplicationReplica {
  _id: string;
  marketEventId?: string;
  vendorId?: string;
  organizerId?: string;
  /** Sequence of the fact about the application. */
  revision?: number;
  status?: `${ApplicationStatus}`;
  /** Sequence of the fact about the payment. */
  paymentRevision?: number;
  paymentId?: string;
  paymentStatus?: `${PaymentStatus}`;
  /** What is to pay once accepted. */
  dueCents?: number;
}

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(
  APPLICATION_REPLICAS,
  {
    _id: requiredString,
    marketEventId: String,
    vendorId: String,
    organizerId: String,
    revision: Number,
    status: { type: String, enum: Object.values(ApplicationStatus) },
    paymentRevision: Number,
    paymentId: String,
    paymentStatus: { type: String, enum: Object.values(PaymentStatus) },
    dueCents: Number,
  },
  [{ key: { marketEventId: 1, status: 1, _id: 1 } }],
);
