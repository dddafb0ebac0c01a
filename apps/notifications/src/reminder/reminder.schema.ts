import { defineSchema } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { ReminderMarket } from './reminder-moments.js';

export const REMINDER_BOOTHS = 'reminderBooths';
export const REMINDER_MARKETS = 'reminderMarkets';

/** An application, and when its vendor is reminded. The payment may arrive before the acceptance. */
export interface ReminderBooth {
  _id: string;
  marketEventId: string;
  vendorId: string;
  /** null unless accepted. */
  acceptedAt: Date | null;
  dueCents: number | null;
  payment: 'paid' | 'refunded' | null;
  fiveDayDueAt: Date | null;
  oneDayDueAt: Date | null;
  fiveDaySettled: boolean;
  oneDaySettled: boolean;
}

/** A market that is not published, or deleted, has no facts. */
export interface ReminderMarketDocument {
  _id: string;
  revision: number;
  deleted?: boolean;
  /** Grows with every write. */
  writes?: number;
  facts: ReminderMarket | null;
}

const text = { type: String, required: true };

export const reminderBoothSchema = defineSchema<ReminderBooth>(
  REMINDER_BOOTHS,
  {
    _id: text,
    marketEventId: text,
    vendorId: text,
    acceptedAt: Date,
    dueCents: Number,
    payment: String,
    fiveDayDueAt: Date,
    oneDayDueAt: Date,
    fiveDaySettled: Boolean,
    oneDaySettled: Boolean,
  },
  [
    { key: { marketEventId: 1 } },
    { key: { vendorId: 1 } },
    { key: { fiveDayDueAt: 1 }, partialFilterExpression: { fiveDayDueAt: { $type: 'date' } } },
    { key: { oneDayDueAt: 1 }, partialFilterExpression: { oneDayDueAt: { $type: 'date' } } },
  ],
);

export const reminderMarketSchema = defineSchema<ReminderMarketDocument>(REMINDER_MARKETS, {
  _id: text,
  revision: { type: Number, required: true },
  deleted: Boolean,
  writes: Number,
  facts: Schema.Types.Mixed,
});
