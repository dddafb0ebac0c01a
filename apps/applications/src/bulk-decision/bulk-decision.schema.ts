import { BulkDecisionKind, BulkDecisionStatus } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const BULK_DECISIONS = 'bulkDecisions';
export const BY_STATUS = { status: 1, organizerId: 1, createdAt: -1 } as const;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

export interface StoredRefusal {
  applicationId: string;
  message: string;
}

export interface BulkDecisionRow {
  _id: string;
  organizerId: string;
  decision: BulkDecisionKind;
  /** Gone once every vendor has it. */
  note: string | null;
  applicationIds: string[];
  /** In the order of `applicationIds`. */
  contentsVersions: string[];
  status: BulkDecisionStatus;
  /** How many applications the current status has gone through. */
  cursor: number;
  decided: string[];
  /** Also of `decided`, the ones whose announcement was refused. */
  refused: StoredRefusal[];
  createdAt: Date;
  undoUntil: Date | null;
}

export const bulkDecisionSchema = defineSchema<BulkDecisionRow>(
  BULK_DECISIONS,
  {
    _id: requiredString,
    organizerId: requiredString,
    decision: { type: String, enum: Object.values(BulkDecisionKind), required: true },
    note: String,
    applicationIds: { type: [String], required: true },
    contentsVersions: { type: [String], required: true },
    status: { type: String, enum: Object.values(BulkDecisionStatus), required: true },
    cursor: { type: Number, required: true },
    decided: { type: [String], required: true },
    refused: { type: [{ _id: false, applicationId: requiredString, message: requiredString }], required: true },
    createdAt: requiredDate,
    undoUntil: Date,
  },
  [
    { key: BY_STATUS },
    { key: { organizerId: 1 } },
    {
      key: { createdAt: 1 },
      expireAfterSeconds: MONTH_SECONDS,
      partialFilterExpression: { status: { $in: [BulkDecisionStatus.announced, BulkDecisionStatus.undone] } },
    },
  ],
);
