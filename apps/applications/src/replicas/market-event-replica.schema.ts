import { MarketEventStatus, type marketEventSaved } from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const MARKET_EVENT_REPLICAS = 'marketEventReplicas';

export interface MarketEventReplica extends IntegrationData<typeof marketEventSaved> {
  _id: string;
  startsAt: Date;
  /** The document stays after a deletion, so that a late message does not restore the market event. */
  deleted: boolean;
}

const flag = { type: Boolean, required: true };
const cents = { type: Number, required: true, min: 0 };

export const marketEventReplicaSchema = defineSchema<MarketEventReplica>(
  MARKET_EVENT_REPLICAS,
  {
    _id: requiredString,
    marketEventId: requiredString,
    revision: { type: Number, required: true },
    organizerId: String,
    title: requiredString,
    status: { type: String, enum: Object.values(MarketEventStatus), required: true },
    takenDown: Boolean,
    isBeingDeleted: Boolean,
    eventType: requiredString,
    seededByAdmin: flag,
    organizerClaimed: flag,
    gettingReady: flag,
    location: requiredString,
    address: String,
    city: requiredString,
    state: requiredString,
    timeZone: requiredString,
    startDate: requiredString,
    endDate: requiredString,
    dateToBeAnnounced: flag,
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
    startsAt: requiredDate,
    deleted: flag,
  },
  [{ key: { organizerId: 1 } }],
);
