import { MarketEventStatus, type marketEventSaved } from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';
import { defineSchema } from '@stallbook/platform/odm';

export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';

export interface MarketEventReplica extends IntegrationData<typeof marketEventSaved> {
  _id: string;
  startsAt: Date;
  /** The document stays after a deletion, so that a late message does not restore the market event. */
  deleted: boolean;
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
    status: { type: String, enum: Object.values(MarketEventStatus), required: true },
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
