import type { DifferenceKind, ReconciliationPhase } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const RECONCILIATIONS = 'reconciliations';
export const LEDGER_DIFFERENCES = 'ledgerDifferences';
export const SEEN_CHARGES = 'reconciledCharges';

export interface ReconciliationRun {
  _id: string;
  phase: `${ReconciliationPhase}`;
  /** Where the phase continues. */
  cursor: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  isManual: boolean;
  chargesChecked: number;
  paymentsChecked: number;
  differenceCount: number;
}

export interface LedgerDifferenceDocument {
  /** Run, payment intent, and kind. */
  _id: string;
  runId: string;
  paymentIntentId: string;
  kind: `${DifferenceKind}`;
  stripeCents: number;
  ledgerCents: number;
  foundAt: Date;
}

/** The payments of which a run saw a charge: instead of a list in memory. */
export interface SeenCharge {
  /** Run and payment intent. */
  _id: string;
  seenAt: Date;
}

const DAY_S = 86_400;
const count = { type: Number, required: true };

export const reconciliationSchema = defineSchema<ReconciliationRun>(
  RECONCILIATIONS,
  {
    _id: requiredString,
    phase: { type: String, enum: ['charges', 'ledger', 'confirmation', 'done'], required: true },
    cursor: String,
    startedAt: requiredDate,
    finishedAt: Date,
    isManual: { type: Boolean, required: true },
    chargesChecked: count,
    paymentsChecked: count,
    differenceCount: count,
  },
  [
    // Allows one run at a time.
    { key: { finishedAt: 1 }, name: 'unfinished', unique: true, partialFilterExpression: { finishedAt: null } },
    { key: { startedAt: -1 }, name: 'started', expireAfterSeconds: 90 * DAY_S },
  ],
);

export const ledgerDifferenceSchema = defineSchema<LedgerDifferenceDocument>(
  LEDGER_DIFFERENCES,
  {
    _id: requiredString,
    runId: requiredString,
    paymentIntentId: requiredString,
    kind: requiredString,
    stripeCents: count,
    ledgerCents: count,
    foundAt: requiredDate,
  },
  [
    { key: { runId: 1, paymentIntentId: 1, _id: 1 } },
    { key: { foundAt: 1 }, name: 'found', expireAfterSeconds: 90 * DAY_S },
  ],
);

export const seenChargeSchema = defineSchema<SeenCharge>(SEEN_CHARGES, { _id: requiredString, seenAt: requiredDate }, [
  { key: { seenAt: 1 }, name: 'seen', expireAfterSeconds: 7 * DAY_S },
]);
