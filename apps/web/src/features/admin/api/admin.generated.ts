// Written by tools/codegen.ts from the documents beside it. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdminOperationFilter = {
  operationType?: AdminOperationType | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type AdminOperationType =
  | 'approve_claim'
  | 'deny_claim'
  | 'seed_events';

export type AdminCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCountsQuery = { accounts: { total: number, vendors: number, organizers: number, admins: number, withoutProfile: number }, events: { total: number, draft: number, published: number, claimable: number, pendingClaims: number }, applications: { total: number, pending: number, accepted: number, rejected: number } };

export type AdminOperationsQueryVariables = Exact<{
  input: AdminOperationFilter;
}>;


export type AdminOperationsQuery = { operations: { total: number, items: Array<{ id: string, operationType: AdminOperationType, performedBy: string, details: string, createdAt: string }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminCounts: build.query<AdminCountsQuery, AdminCountsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminCounts', documentId: '0669255f0e26b4c6d6e403904eac99477471cab5748848c2cc0f0924340ec248', variables: variables ?? {} }), providesTags: ['Operation', 'Claim', 'Event', 'Application'], }),
    adminOperations: build.query<AdminOperationsQuery, AdminOperationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AdminOperations', documentId: '064e997d792b5def55adafdda501722fe8a167c93c600df31a5b3ede625a5714', variables: variables ?? {} }), providesTags: ['Operation'], }),
  }),
});

export { api as adminApi };

export const { useAdminCountsQuery, useLazyAdminCountsQuery, useAdminOperationsQuery, useLazyAdminOperationsQuery } = api;
