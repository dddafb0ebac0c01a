// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MonthFactsFragment = { month: string, pending: number, accepted: number, rejected: number };

export type VendorAnalyticsQueryVariables = Exact<{
  window: string;
  timeZone: string;
}>;


export type VendorAnalyticsQuery = { analytics: { pending: number, accepted: number, rejected: number, withdrawn: number, acceptanceRate: number | null, timeSavedSeconds: number, quickApplies: number, interests: number, invitationsSent: number, byMonth: Array<{ month: string, pending: number, accepted: number, rejected: number }> } };

export type OrganizerAnalyticsQueryVariables = Exact<{
  window: string;
  timeZone: string;
}>;


export type OrganizerAnalyticsQuery = { analytics: { pending: number, accepted: number, rejected: number, withdrawn: number, acceptanceRate: number | null, interests: number, invitationsReceived: number, byMonth: Array<{ month: string, pending: number, accepted: number, rejected: number }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorAnalytics: build.query<VendorAnalyticsQuery, VendorAnalyticsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorAnalytics', documentId: 'd4355d2c8c6c73dcc2a4f05fd705daa1853c26e22a25333a3b232fa015446a47', variables: variables ?? {} }), providesTags: ['Application', 'Interest', 'Invitation'], }),
    organizerAnalytics: build.query<OrganizerAnalyticsQuery, OrganizerAnalyticsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerAnalytics', documentId: '3f69beff50abecdbce907ead6061a18b356a4d5711fd34f34547b306b96d0fb4', variables: variables ?? {} }), providesTags: ['Application'], }),
  }),
});

export { api as analyticsApi };

export const { useVendorAnalyticsQuery, useOrganizerAnalyticsQuery } = api;
