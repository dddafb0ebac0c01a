import { BroadcastGroup, BroadcastStatus } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const BROADCASTS = 'broadcasts';

export interface BroadcastDocument {
  _id: string;
  organizerId: string;
  marketEventId: string;
  group: BroadcastGroup;
  category: string | null;
  content: string;
  /** One of each vendor, fixed when it started. */
  applicationIds: string[];
  status: BroadcastStatus;
  /** How many applications it has gone through. */
  cursor: number;
  delivered: number;
  /** Applications whose vendor could not get it. */
  notReached: string[];
  createdAt: Date;
}

const count = { type: Number, required: true, min: 0 };

export const broadcastSchema = defineSchema<BroadcastDocument>(
  BROADCASTS,
  {
    _id: requiredString,
    organizerId: requiredString,
    marketEventId: requiredString,
    group: { type: String, enum: Object.values(BroadcastGroup), required: true },
    category: String,
    content: requiredString,
    applicationIds: { type: [String], required: true },
    status: { type: String, enum: Object.values(BroadcastStatus), required: true },
    cursor: count,
    delivered: count,
    notReached: { type: [String], required: true },
    createdAt: requiredDate,
  },
  [{ key: { organizerId: 1, marketEventId: 1, createdAt: -1 } }, { key: { status: 1 } }],
);
