import { defineSchema, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import { reminderKinds, rosterKinds, type ReminderKind, type ReminderMarket, type RosterKind } from './due-dates.js';

export const REMINDER_BOOTHS = 'reminderBooths';
export const REMINDER_MARKETS = 'reminderMarkets';

type DueDates = Record<`${ReminderKind}DueAt`, Date | null> & Record<`${ReminderKind}Settled`, boolean>;
type RosterDueDates = Record<`${RosterKind}DueAt`, Date | null> & Record<`${RosterKind}Settled`, boolean>;

/** An application, and when its vendor or organizer is reminded. The payment may arrive before the acceptance. */
export interface ReminderBooth extends DueDates {
  _id: string;
  /** Sequence of the fact about the application. */
  revision?: number;
  /** Sequence of the fact about the payment. */
  paymentRevision?: number;
  paymentId?: string;
  marketEventId: string;
  vendorId: string;
  /** null unless a draft. */
  draftedAt: Date | null;
  draftSettled: boolean;
  /** null unless it waits for the organizer. */
  submittedAt: Date | null;
  undecidedDueAt: Date | null;
  /** null unless accepted. */
  acceptedAt: Date | null;
  dueCents: number | null;
  payment: 'processing' | 'paid' | 'refunded' | null;
}

/** A market that is not published, or deleted, has no facts. Its moments are those of the organizer. */
export interface ReminderMarketDocument extends RosterDueDates {
  _id: string;
  revision: number;
  deleted?: boolean;
  /** Grows with every write. */
  writes?: number;
  facts: ReminderMarket | null;
  /** When vendors with a draft are reminded. */
  draftDueAt: Date | null;
}

const due = (field: string) => ({
  key: { [field]: 1 as const },
  partialFilterExpression: { [field]: { $type: 'date' } },
});

export const reminderBoothSchema = defineSchema<ReminderBooth>(
  REMINDER_BOOTHS,
  {
    _id: requiredString,
    revision: Number,
    paymentRevision: Number,
    paymentId: String,
    marketEventId: requiredString,
    vendorId: requiredString,
    acceptedAt: Date,
    dueCents: Number,
    payment: String,
    draftedAt: Date,
    draftSettled: Boolean,
    submittedAt: Date,
    undecidedDueAt: Date,
    fiveDayDueAt: Date,
    oneDayDueAt: Date,
    paymentThreeDayDueAt: Date,
    paymentOneDayDueAt: Date,
    fiveDaySettled: Boolean,
    oneDaySettled: Boolean,
    paymentThreeDaySettled: Boolean,
    paymentOneDaySettled: Boolean,
  },
  [
    { key: { marketEventId: 1 } },
    { key: { vendorId: 1 } },
    due('undecidedDueAt'),
    ...reminderKinds.map((kind) => due(`${kind}DueAt`)),
  ],
);

export const reminderMarketSchema = defineSchema<ReminderMarketDocument>(
  REMINDER_MARKETS,
  {
    _id: requiredString,
    revision: { type: Number, required: true },
    deleted: Boolean,
    writes: Number,
    facts: Schema.Types.Mixed,
    draftDueAt: Date,
    fiveDayDueAt: Date,
    oneDayDueAt: Date,
    fiveDaySettled: Boolean,
    oneDaySettled: Boolean,
  },
  [due('draftDueAt'), ...rosterKinds.map((kind) => due(`${kind}DueAt`))],
);
