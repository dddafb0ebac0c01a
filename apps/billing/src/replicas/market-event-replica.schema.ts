import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';

export interface MarketEventReplica {
  _id: string;
  revision: number;
  title: string | null;
  /** Local day. Absent until the first message about the market event, as is the status. */
  startDate?: string | null;
  status?: 'draft' | 'published';
  organizerId: string | null;
  /** Counts requested payments, so that each request writes here. */
  dues?: number;
  /** The entry stays, so that a late message does not bring it back. */
  deleted?: boolean;
}

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(MARKET_EVENT_REPLICAS, {
  _id: requiredString,
  revision: { type: Number, required: true },
  title: String,
  startDate: String,
  status: { type: String, enum: ['draft', 'published'] },
  organizerId: String,
  dues: Number,
  deleted: Boolean,
});
