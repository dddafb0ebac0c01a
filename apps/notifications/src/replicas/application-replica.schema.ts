import { defineSchema } from '@stallbook/platform/odm';

export const APPLICATION_REPLICAS = 'applicationReplicas';

/** The ID is the application's. Its payment can be known first. */
export interface ApplicationReplica {
  _id: string;
  marketEventId?: string;
  vendorId?: string;
  organizerId?: string;
  status?: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
  paid?: boolean;
  /** What is to pay once accepted. */
  dueCents?: number;
}

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(
  APPLICATION_REPLICAS,
  {
    _id: { type: String, required: true },
    marketEventId: String,
    vendorId: String,
    organizerId: String,
    status: { type: String, enum: ['pending', 'accepted', 'rejected', 'withdrawn'] },
    paid: Boolean,
    dueCents: Number,
  },
  [{ key: { marketEventId: 1, status: 1, _id: 1 } }],
);
