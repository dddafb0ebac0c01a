import { MarketEventStatus } from '@stallbook/contracts';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';

export interface MarketEventReplica {
  _id: string;
  revision: number;
  organizerId: string | null;
  status: `${MarketEventStatus}`;
  /** Absent if the message did not say so. */
  takenDown?: boolean;
  /** Since the last message. */
  writes?: number;
}

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(MARKET_EVENT_REPLICAS, {
  _id: requiredString,
  revision: { type: Number, required: true },
  organizerId: String,
  status: { type: String, enum: Object.values(MarketEventStatus), required: true },
  takenDown: Boolean,
  writes: Number,
});
