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


export type VendorAnalyticsQuery = { analytics: { pending: number, accepted: number, rejected: number, withdrawn: number, acceptanceRate: number | null, timeSavedSeconds: number, quickApplies: number, interests: number, invitationsSent: number, byMonth: Array<{ month: string, pending: number, accepted: number, rejected: number }> } };

export type OrganizerAnalyticsQueryVariables = Exact<{
  window: string;
}>;


export type OrganizerAnalyticsQuery = { analytics: { pending: number, accepted: number, rejected: number, withdrawn: number, acceptanceRate: number | null, interests: number, invitationsReceived: number, byMonth: Array<{ month: string, pending: number, accepted: number, rejected: number }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorAnalytics: build.query<VendorAnalyticsQuery, VendorAnalyticsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorAnalytics', documentId: '84bcd02dce9599503e84c11ab39dc298abd8d5358a8b2d50a3d1911e1b1d3caa', variables: variables ?? {} }), providesTags: ['Application', 'Interest', 'Invitation'], }),
    organizerAnalytics: build.query<OrganizerAnalyticsQuery, OrganizerAnalyticsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerAnalytics', documentId: 'd9144d62c776352c558099aa79fdaf4840bd46ccd7ba98e2f116976a759ffe62', variables: variables ?? {} }), providesTags: ['Application'], }),
  }),
});

export { api as analyticsApi };

export const { useVendorAnalyticsQuery, useOrganizerAnalyticsQuery } = api;
