// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecordFieldKind =
  | 'account'
  | 'cents'
  | 'day'
  | 'instant'
  | 'market_event'
  | 'number'
  | 'text';

export type RecordFilterInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  status?: string | null | undefined;
  type: RecordType;
};

export type RecordType =
  | 'accounts'
  | 'applications'
  | 'claims'
  | 'emails'
  | 'market_events'
  | 'messages'
  | 'payments'
  | 'posts'
  | 'subscriptions';

export type DataRecordsQueryVariables = Exact<{
  input: RecordFilterInput;
}>;


export type DataRecordsQuery = { records: { total: number, isCut: boolean, statuses: Array<string>, fields: Array<{ name: string, kind: RecordFieldKind }>, items: Array<{ id: string, values: Array<string | null> }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dataRecords: build.query<DataRecordsQuery, DataRecordsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'DataRecords', documentId: '227e36041203ffd2cd755f157670174ba168dc25cde1b8a114bc502709a5d8cd', variables: variables ?? {} }), providesTags: ['Operation'], }),
  }),
});

export { api as adminDataApi };

export const { useDataRecordsQuery } = api;
