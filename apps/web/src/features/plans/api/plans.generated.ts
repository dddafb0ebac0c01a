// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type MembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipQuery = { membership: { tier: Tier, isPro: boolean, isOrganizerPro: boolean, isVendorPro: boolean, isBasic: boolean } };

export type PlanCatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanCatalogQuery = { catalog: { plans: Array<{ name: Tier, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, savings: string | null, platformFeeRate: number, features: { canBoostListings: boolean, canViewSuggestions: boolean, maxBookmarks: number } }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membership: build.query<MembershipQuery, MembershipQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'Membership', documentId: '638bfa3dae1afbb2f1f86679c41c414bff716ceb052ef7442e73aaf0836cd17c', variables: variables ?? {} }), providesTags: ['Session'], }),
    planCatalog: build.query<PlanCatalogQuery, PlanCatalogQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'PlanCatalog', documentId: '7283470e6eb7197787ed3b2a953e7f5159a4ccbb7e4f0ffad32f6afb3b7925c7', variables: variables ?? {} }), providesTags: ['Plan'], }),
  }),
});

export { api as plansApi };

export const { useMembershipQuery, useLazyMembershipQuery, usePlanCatalogQuery, useLazyPlanCatalogQuery } = api;
