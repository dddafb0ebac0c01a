import { ImportStatus, type ImportJob, type ImportMessage, type SeededRows } from '@stallbook/contracts';
import type { ColumnChoice } from './domain/columns.js';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const IMPORT_JOBS = 'importJobs';
export const IMPORT_TEXTS = 'importTexts';
export const IMPORT_BATCHES = 'importBatches';

export interface ImportJobDocument {
  _id: string;
  fileName: string;
  status: `${ImportJob['status']}`;
  startedBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  totalRows: number | null;
  processedRows: number;
  createdCount: number;
  failedCount: number;
  warningCount: number;
  error: string | null;
  errorCode: string | null;
  fileId: string | null;
  fileDeletedAt?: Date;
  /** Letters of the event codes, by block of rows. */
  codeBlocks: Record<string, string>;
  dryRun: boolean;
  undoneCount: number;
  undoneBy?: string;
  columns: ColumnChoice[];
}

/** A pasted text, until the import ends. Separate, since every batch reads the job. */
export interface ImportTextDocument {
  _id: string;
  text: string;
}

export interface BatchMessage extends ImportMessage {
  kind: 'warning' | 'failure';
}

export interface ImportBatchDocument extends SeededRows {
  /** `<import>:<first row>` */
  _id: string;
  importId: string;
  firstRow: number;
  rows: number;
  messages: BatchMessage[];
}

const count = { type: Number, required: true, min: 0 };

export const importJobSchema = defineSchema<ImportJobDocument>(
  IMPORT_JOBS,
  {
    _id: requiredString,
    fileName: requiredString,
    status: { ...requiredString, enum: Object.values(ImportStatus) },
    startedBy: requiredString,
    createdAt: requiredDate,
    finishedAt: Date,
    totalRows: Number,
    processedRows: count,
    createdCount: count,
    failedCount: count,
    warningCount: count,
    error: String,
    errorCode: String,
    fileId: String,
    fileDeletedAt: Date,
    codeBlocks: { type: Map, of: String, required: true },
    dryRun: { type: Boolean, required: true },
    undoneCount: count,
    undoneBy: String,
    columns: { type: [{ _id: false, position: Number, field: String }], required: true },
  },
  [{ key: { status: 1 } }, { key: { createdAt: -1, _id: -1 } }],
);

export const importTextSchema = defineSchema<ImportTextDocument>(IMPORT_TEXTS, {
  _id: requiredString,
  text: requiredString,
});

export const importBatchSchema = defineSchema<ImportBatchDocument>(
  IMPORT_BATCHES,
  {
    _id: requiredString,
    importId: requiredString,
    firstRow: count,
    rows: count,
    created: count,
    failed: count,
    warnings: count,
    messages: [
      {
        _id: false,
        kind: { ...requiredString, enum: ['warning', 'failure'] },
        row: count,
        // The header of a column can be blank.
        field: String,
        message: requiredString,
        title: String,
      },
    ],
  },
  [{ key: { importId: 1, firstRow: 1 }, unique: true }],
);
