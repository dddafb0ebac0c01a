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


export type ImportJobQuery = { job: { id: string, fileName: string, status: ImportStatus, totalRows: number | null, processedRows: number, createdCount: number, failedCount: number, warningCount: number, error: string | null, errorCode: string | null, fileDeletedAt: string | null } };

export type ImportMessagesQueryVariables = Exact<{
  input: ImportMessagesInput;
}>;


export type ImportMessagesQuery = { messages: { total: number, items: Array<{ row: number, field: string | null, message: string }> } };

export type ImportPreviewQueryVariables = Exact<{
  text: string;
}>;


export type ImportPreviewQuery = { preview: { unknownColumns: Array<string>, rows: Array<{ row: number, title: string, eventDate: string, city: string, state: string, eventType: string, boothFeeCents: number, boothCount: number }>, warnings: Array<{ row: number, field: string | null, message: string }>, failures: Array<{ row: number, field: string | null, message: string }> } };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { job: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    importJob: build.query<ImportJobQuery, ImportJobQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportJob', documentId: 'd9df2d4c83328f122d0595f4c0e2de77f5140cb67b02d31f61a5e649c5baab71', variables: variables ?? {} }), providesTags: ['Import'], }),
    importMessages: build.query<ImportMessagesQuery, ImportMessagesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportMessages', documentId: '8ab7e4ef54861cc5e819fff1998ef568099c16d3903acee79e4fbf9a9946e15e', variables: variables ?? {} }), providesTags: ['Import'], }),
    importPreview: build.query<ImportPreviewQuery, ImportPreviewQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ImportPreview', documentId: '2be00986b7121dfd347d18d1d78c35d666fa1b0015664a63b02c6c0498ff7e33', variables: variables ?? {} }), }),
    startImport: build.mutation<StartImportMutation, StartImportMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartImport', documentId: 'e844eaddf67dcfe653dd6fdacd1b23ccaf9b9d89c3ee00ea99f21f874d329af3', variables: variables ?? {} }), invalidatesTags: ['Import'], }),
  }),
});

export { api as importsApi };

export const { useImportJobQuery, useLazyImportJobQuery, useImportMessagesQuery, useLazyImportMessagesQuery, useImportPreviewQuery, useLazyImportPreviewQuery, useStartImportMutation } = api;
