// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MonthFactsFragment = { month: string, pending: number, accepted: number, rejected: number };

export type VendorAnalyticsQueryVariables = Exact<{
  window: string;
}>;


export type VendorAnalyticsQuery = { analytics: { pending: number, accepted: number, rejected: number, acceptanceRate: number | null, timeSavedSeconds: number, quickApplies: number, interests: number, invitationsSent: number, byMonth: Array<{ month: string, pending: number, accepted: number, rejected: number }> } };

export type OrganizerAnalyticsQueryVariables = Exact<{
  window: string;
}>;


export type OrganizerAnalyticsQuery = { analytics: { pending: number, accepted: number, rejected: number, acceptanceRate: number | null, interests: number, invitationsReceived: number, byMonth: Array<{ month: string, pending: number, accepted: number, rejected: number }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorAnalytics: build.query<VendorAnalyticsQuery, VendorAnalyticsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorAnalytics', documentId: 'a5d5c9931c41f218ef8c2d920ef5adf13c0972257f1e425ffcbd02fc98038add', variables: variables ?? {} }), providesTags: ['Application'], }),
    organizerAnalytics: build.query<OrganizerAnalyticsQuery, OrganizerAnalyticsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerAnalytics', documentId: '21ba05866e4132fef78c93c0aa18a91faded695d7499655a8b7e2b0eaf8d9467', variables: variables ?? {} }), providesTags: ['Application'], }),
  }),
});

export { api as analyticsApi };

export const { useVendorAnalyticsQuery, useLazyVendorAnalyticsQuery, useOrganizerAnalyticsQuery, useLazyOrganizerAnalyticsQuery } = api;
