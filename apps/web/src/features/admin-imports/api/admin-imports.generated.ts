// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ImportColumnInput = {
  field?: ImportField | null | undefined;
  position: number;
};

export type ImportField =
  | 'address'
  | 'boothCount'
  | 'city'
  | 'description'
  | 'endDate'
  | 'endTime'
  | 'eventDate'
  | 'fee'
  | 'latitude'
  | 'longitude'
  | 'organizerEmail'
  | 'organizerName'
  | 'organizerPhone'
  | 'startDate'
  | 'startTime'
  | 'state'
  | 'title'
  | 'type'
  | 'venue'
  | 'website'
  | 'zip';

export type ImportMessageKind =
  | 'failure'
  | 'warning';

export type ImportMessagesInput = {
  field?: string | null | undefined;
  id: string;
  isMissing?: boolean | null | undefined;
  kind: ImportMessageKind;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type ImportStatus =
  | 'failed'
  | 'finished'
  | 'queued'
  | 'running'
  | 'undoing'
  | 'undone';

export type PageInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type PreviewImportInput = {
  columns?: Array<ImportColumnInput> | null | undefined;
  text: string;
  truncated?: boolean | null | undefined;
};

export type StartImportInput = {
  columns?: Array<ImportColumnInput> | null | undefined;
  dryRun?: boolean | null | undefined;
  dryRunId?: string | null | undefined;
  fileId?: string | null | undefined;
  fileName: string;
  text?: string | null | undefined;
};

export type ImportJobQueryVariables = Exact<{
  id: string;
}>;


export type ImportJobQuery = { job: { id: string, fileName: string, status: ImportStatus, totalRows: number | null, processedRows: number, createdCount: number, failedCount: number, warningCount: number, error: string | null, errorCode: string | null, fileDeletedAt: string | null, skippedCount: number, dryRun: boolean, undoneCount: number } };

export type ImportJobsQueryVariables = Exact<{
  input: PageInput;
}>;


export type ImportJobsQuery = { jobs: { total: number, items: Array<{ id: string, fileName: string, status: ImportStatus, createdAt: string, createdCount: number, skippedCount: number, failedCount: number, dryRun: boolean, undoneCount: number, startedBy: string, starter: { contactName: string | null, email: string } | null }> } };

export type ImportWarningCountsQueryVariables = Exact<{
  id: string;
}>;


export type ImportWarningCountsQuery = { counts: Array<{ field: string | null, isMissing: boolean, count: number }> };

export type ImportMessagesQueryVariables = Exact<{
  input: ImportMessagesInput;
}>;


export type ImportMessagesQuery = { messages: { total: number, items: Array<{ row: number, title: string | null, field: string | null, message: string }> } };

export type ImportPreviewQueryVariables = Exact<{
  input: PreviewImportInput;
}>;


export type ImportPreviewQuery = { preview: { unknownColumns: Array<string>, columns: Array<{ position: number, name: string, field: ImportField | null, example: string }>, rows: Array<{ row: number, title: string, eventDate: string, city: string, state: string, eventType: string, boothFeeCents: number, boothCount: number }>, warnings: Array<{ row: number, field: string | null, message: string }>, failures: Array<{ row: number, field: string | null, message: string }> } };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { job: { id: string } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { job: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    importJob: build.query<ImportJobQuery, ImportJobQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportJob', documentId: 'd2e91d668c7dbd054ed732ba7c6af804a22a1337291ceaadc38a3c1ca3035b3a', variables: variables ?? {} }), providesTags: ['Import'], }),
    importJobs: build.query<ImportJobsQuery, ImportJobsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportJobs', documentId: '2f4f10228b16ce0712fd4487e5a66e14b465f6a8819092fca68ba99c5aa66d94', variables: variables ?? {} }), providesTags: ['Import'], }),
    importWarningCounts: build.query<ImportWarningCountsQuery, ImportWarningCountsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportWarningCounts', documentId: '0a88f43cf8fb1645464ee2bd68880c817469c0d8c3cffbdaabf29b056b00f0d7', variables: variables ?? {} }), providesTags: ['Import'], }),
    importMessages: build.query<ImportMessagesQuery, ImportMessagesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportMessages', documentId: '9e9059d64de024b41d7fe9fda22ded4911a8870228a3c592065a574746fc6cb9', variables: variables ?? {} }), providesTags: ['Import'], }),
    importPreview: build.query<ImportPreviewQuery, ImportPreviewQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportPreview', documentId: '4223bee7c1fb834525ee0a1d20e7468fccd011b53f3c320298a18279c9c89651', variables: variables ?? {} }), }),
    startImport: build.mutation<StartImportMutation, StartImportMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartImport', documentId: 'e844eaddf67dcfe653dd6fdacd1b23ccaf9b9d89c3ee00ea99f21f874d329af3', variables: variables ?? {} }), invalidatesTags: ['Import'], }),
    undoImport: build.mutation<UndoImportMutation, UndoImportMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UndoImport', documentId: '4115a72943ad76f9c39ef0c96fae9488eb47f4d70b2c87c04ebd3b206f05289a', variables: variables ?? {} }), invalidatesTags: ['Import', 'Event', 'Operation'], }),
  }),
});

export { api as adminImportsApi };

export const { useImportJobQuery, useImportJobsQuery, useImportWarningCountsQuery, useImportMessagesQuery, useImportPreviewQuery, useStartImportMutation, useUndoImportMutation } = api;
