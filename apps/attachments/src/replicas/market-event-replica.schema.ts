import { MarketEventStatus } from '@stallbook/contracts';
import { defineSchema } from '@stallbook/platform/odm';

export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';

export interface MarketEventReplica {
  _id: string;
  revision: number;
  organizerId: string | null;
  status: `${MarketEventStatus}`;
}

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(MARKET_EVENT_REPLICAS, {
  _id: { type: String, required: true },
  revision: { type: Number, required: true },
  organizerId: String,
  status: { type: String, enum: Object.values(MarketEventStatus), required: true },
});
