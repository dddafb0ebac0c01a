// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubscriptionStatus =
  | 'active'
  | 'incomplete'
  | 'past_due'
  | 'paused'
  | 'unpaid';

export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type PlanTermsFragment = { name: Tier, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, savings: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } };

export type PlanCatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanCatalogQuery = { catalog: { plans: Array<{ name: Tier, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, savings: string | null, platformFeeRate: number, trialDays: number, promise: string | null, limit: string | null, valueCents: number | null, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } }> } };

export type SubscriptionFactsFragment = { status: SubscriptionStatus, plan: Tier, planName: string, priceMonthlyCents: number, keepsFormerPrice: boolean, platformFeeRate: number, paidUntil: string | null, endsAtPeriodEnd: boolean, trialUntil: string | null, graceUntil: string | null, hasPortal: boolean, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } };

export type MySubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubscriptionQuery = { subscription: { status: SubscriptionStatus, plan: Tier, planName: string, priceMonthlyCents: number, keepsFormerPrice: boolean, platformFeeRate: number, paidUntil: string | null, endsAtPeriodEnd: boolean, trialUntil: string | null, graceUntil: string | null, hasPortal: boolean, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } } };

export type BillingDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingDetailsQuery = { details: { card: { brand: string, last4: string, expiryMonth: number, expiryYear: number } | null, invoices: Array<{ id: string, number: string | null, description: string | null, amountCents: number, status: string, issuedAt: string, url: string | null }> } };

export type RefreshSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSubscriptionMutation = { subscription: { status: SubscriptionStatus, plan: Tier, planName: string, priceMonthlyCents: number, keepsFormerPrice: boolean, platformFeeRate: number, paidUntil: string | null, endsAtPeriodEnd: boolean, trialUntil: string | null, graceUntil: string | null, hasPortal: boolean, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } } };

export type CreateCheckoutSessionMutationVariables = Exact<{
  planType: string;
}>;


export type CreateCheckoutSessionMutation = { checkout: { url: string } };

export type CreatePortalSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePortalSessionMutation = { portal: { url: string } };

export type ChangePlanMutationVariables = Exact<{
  planType: string;
  priceMonthlyCents: number;
}>;


export type ChangePlanMutation = { subscription: { status: SubscriptionStatus, plan: Tier, planName: string, priceMonthlyCents: number, keepsFormerPrice: boolean, platformFeeRate: number, paidUntil: string | null, endsAtPeriodEnd: boolean, trialUntil: string | null, graceUntil: string | null, hasPortal: boolean, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { subscription: { status: SubscriptionStatus, plan: Tier, planName: string, priceMonthlyCents: number, keepsFormerPrice: boolean, platformFeeRate: number, paidUntil: string | null, endsAtPeriodEnd: boolean, trialUntil: string | null, graceUntil: string | null, hasPortal: boolean, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } } };

export type ReactivateSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ReactivateSubscriptionMutation = { subscription: { status: SubscriptionStatus, plan: Tier, planName: string, priceMonthlyCents: number, keepsFormerPrice: boolean, platformFeeRate: number, paidUntil: string | null, endsAtPeriodEnd: boolean, trialUntil: string | null, graceUntil: string | null, hasPortal: boolean, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    planCatalog: build.query<PlanCatalogQuery, PlanCatalogQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'PlanCatalog', documentId: '7d9bb214cc2ae6d123ab0f0142523d4a1cb78d300e91b2a1b911a15946b59848', variables: variables ?? {} }), providesTags: ['Plan'], }),
    mySubscription: build.query<MySubscriptionQuery, MySubscriptionQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MySubscription', documentId: 'aac06f1d814398a9674f76d61165017c89500ef07361a5fcfac7786529324d85', variables: variables ?? {} }), providesTags: ['Subscription'], }),
    billingDetails: build.query<BillingDetailsQuery, BillingDetailsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'BillingDetails', documentId: '857e44580b49921a5ec1fa4abd368c3cbbd7127abd3d85ce4582519af7480962', variables: variables ?? {} }), providesTags: ['Subscription'], }),
    refreshSubscription: build.mutation<RefreshSubscriptionMutation, RefreshSubscriptionMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'RefreshSubscription', documentId: 'daf36e1411680173a3b3fd0b2dc52bb9f9ca5eb3a2daa06851419ce4274ae11e', variables: variables ?? {} }), invalidatesTags: ['Subscription', 'Session'], }),
    createCheckoutSession: build.mutation<CreateCheckoutSessionMutation, CreateCheckoutSessionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateCheckoutSession', documentId: '2219bcd090a97efab3928b3d9a23a897de9c9a509d43be21b59cd5c4c06ddf6e', variables: variables ?? {} }), }),
    createPortalSession: build.mutation<CreatePortalSessionMutation, CreatePortalSessionMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'CreatePortalSession', documentId: '82773c727f6aadaa7f682bfe1fb3a1a4198561b256afcd9d2200b944a002ebd8', variables: variables ?? {} }), }),
    changePlan: build.mutation<ChangePlanMutation, ChangePlanMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ChangePlan', documentId: '8391dcbfbdb27aedf7134ae435452780b10260875ec43f68faf213bbf1c6d686', variables: variables ?? {} }), invalidatesTags: ['Subscription', 'Session', 'Plan'], }),
    cancelSubscription: build.mutation<CancelSubscriptionMutation, CancelSubscriptionMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'CancelSubscription', documentId: '1f3e7273aec4226bf8184f81d2f2e6df5b962b1d5030af054ff148e90e1eac74', variables: variables ?? {} }), invalidatesTags: ['Subscription', 'Session'], }),
    reactivateSubscription: build.mutation<ReactivateSubscriptionMutation, ReactivateSubscriptionMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'ReactivateSubscription', documentId: '88ee605affc1a89ce38ba24556475dc8d342109ed418bdab16038730ea2523b5', variables: variables ?? {} }), invalidatesTags: ['Subscription', 'Session'], }),
  }),
});

export { api as plansApi };

export const { usePlanCatalogQuery, useMySubscriptionQuery, useBillingDetailsQuery, useRefreshSubscriptionMutation, useCreateCheckoutSessionMutation, useCreatePortalSessionMutation, useChangePlanMutation, useCancelSubscriptionMutation, useReactivateSubscriptionMutation } = api;
