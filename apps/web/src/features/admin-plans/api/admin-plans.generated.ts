// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlanFeaturesInput = {
  canBoostListings: boolean;
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

export type EditedPlanFragment = { name: Tier, version: number, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, legacyPricesMonthlyCents: Array<number>, stripePriceId: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, maxBookmarks: number } };

export type AdminPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPlansQuery = { catalog: { plans: Array<{ name: Tier, version: number, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, legacyPricesMonthlyCents: Array<number>, stripePriceId: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, maxBookmarks: number } }> } };

export type PlanHistoryQueryVariables = Exact<{
  name: Tier;
}>;


export type PlanHistoryQuery = { versions: Array<{ version: number, displayName: string, priceMonthlyCents: number, platformFeeRate: number, maxBookmarks: number, changedAt: string }> };

export type UpdatePlanMutationVariables = Exact<{
  input: UpdatePlanInput;
}>;


export type UpdatePlanMutation = { plan: { name: Tier, version: number, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, legacyPricesMonthlyCents: Array<number>, stripePriceId: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, maxBookmarks: number } } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminPlans: build.query<AdminPlansQuery, AdminPlansQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminPlans', documentId: 'a10fb103c40d93dc24b952d07fa8d4943c625aa468e07142c583d2c33edd97d9', variables: variables ?? {} }), providesTags: ['Plan'], }),
    planHistory: build.query<PlanHistoryQuery, PlanHistoryQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PlanHistory', documentId: 'd8071a46b63bbc53c6001dd44bfca8e311887c9a65aaae7833bba46a08f96c42', variables: variables ?? {} }), providesTags: ['Plan'], }),
    updatePlan: build.mutation<UpdatePlanMutation, UpdatePlanMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePlan', documentId: 'ffe095231dbe6c0e1e09fc769431be00763bffd4151bda2098051b5525b500f5', variables: variables ?? {} }), invalidatesTags: ['Plan', 'Operation'], }),
  }),
});

export { api as adminPlansApi };

export const { useAdminPlansQuery, useLazyAdminPlansQuery, usePlanHistoryQuery, useLazyPlanHistoryQuery, useUpdatePlanMutation } = api;
