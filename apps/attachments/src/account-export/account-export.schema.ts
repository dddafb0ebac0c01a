import { accountExportFormats, personDataOf, type AccountExportFormat } from '@stallbook/contracts';
import type { ServiceName } from '@stallbook/kernel';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const ACCOUNT_EXPORTS = 'accountExports';

export interface StoredExport {
  /** Also the file's ID. */
  _id: string;
  personId: string;
  status: 'collecting' | 'ready' | 'failed' | 'expired';
  collected: ServiceName[];
  requestedAt: Date;
  fileSize: number | null;
  /** null until the file is stored. */
  format: AccountExportFormat | null;
  readyAt: Date | null;
  expiresAt: Date | null;
  error: string | null;
}

export const accountExportSchema = defineSchema<StoredExport>(
  ACCOUNT_EXPORTS,
  {
    _id: requiredString,
    personId: requiredString,
    status: { type: String, enum: ['collecting', 'ready', 'failed', 'expired'], required: true },
    collected: { type: [{ type: String, enum: Object.keys(personDataOf) }], required: true },
    requestedAt: requiredDate,
    fileSize: Number,
    format: { type: String, enum: [...accountExportFormats, null] },
    readyAt: Date,
    expiresAt: Date,
    error: String,
  },
  [
    {
      key: { personId: 1 },
      name: 'one_at_a_time',
      unique: true,
      partialFilterExpression: { status: 'collecting' },
    },
    { key: { personId: 1, requestedAt: -1 } },
    { key: { status: 1, expiresAt: 1 } },
  ],
);
