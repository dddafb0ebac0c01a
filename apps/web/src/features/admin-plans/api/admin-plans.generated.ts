// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlanFeaturesInput = {
  canBoostListings: boolean;
  canReadLibrary: boolean;
  canViewSuggestions: boolean;
  /** -1: unlimited */
  maxBookmarks: number;
};

export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type UpdatePlanInput = {
  displayName: string;
  features: PlanFeaturesInput;
  limit?: string | null | undefined;
  listPriceMonthlyCents?: number | null | undefined;
  name: Tier;
  platformFeeRate: number;
  priceMonthlyCents: number;
  promise?: string | null | undefined;
  trialDays: number;
  valueCents?: number | null | undefined;
  version: number;
};

export type EditedPlanFragment = { name: Tier, version: number, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, legacyPricesMonthlyCents: Array<number>, stripePriceId: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } };

export type AdminPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPlansQuery = { catalog: { plans: Array<{ name: Tier, version: number, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, legacyPricesMonthlyCents: Array<number>, stripePriceId: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } }> } };

export type PlanHistoryQueryVariables = Exact<{
  name: Tier;
}>;


export type PlanHistoryQuery = { versions: Array<{ version: number, displayName: string, priceMonthlyCents: number, platformFeeRate: number, maxBookmarks: number, changedAt: string }> };

export type UpdatePlanMutationVariables = Exact<{
  input: UpdatePlanInput;
}>;


export type UpdatePlanMutation = { plan: { name: Tier, version: number, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, legacyPricesMonthlyCents: Array<number>, stripePriceId: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminPlans: build.query<AdminPlansQuery, AdminPlansQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminPlans', documentId: '8c5a879e8e6002e8aeff01c8eff3b5637bb82359f5f918ea85603b02866641c4', variables: variables ?? {} }), providesTags: ['Plan'], }),
    planHistory: build.query<PlanHistoryQuery, PlanHistoryQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PlanHistory', documentId: 'd8071a46b63bbc53c6001dd44bfca8e311887c9a65aaae7833bba46a08f96c42', variables: variables ?? {} }), providesTags: ['Plan'], }),
    updatePlan: build.mutation<UpdatePlanMutation, UpdatePlanMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePlan', documentId: 'a516492bd78125e8208d6d997fbb9c798c9c5656d542d8e3b70db372a7264383', variables: variables ?? {} }), invalidatesTags: ['Plan', 'Operation'], }),
  }),
});

export { api as adminPlansApi };

export const { useAdminPlansQuery, usePlanHistoryQuery, useUpdatePlanMutation } = api;
