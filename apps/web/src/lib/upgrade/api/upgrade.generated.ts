// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type UpgradeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeOfferQuery = { catalog: { plans: Array<{ name: Tier, displayName: string, priceMonthlyCents: number, listPriceMonthlyCents: number | null, savings: string | null, platformFeeRate: number, features: { canBoostListings: boolean, canViewSuggestions: boolean, canReadLibrary: boolean, maxBookmarks: number } }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    upgradeOffer: build.query<UpgradeOfferQuery, UpgradeOfferQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'UpgradeOffer', documentId: '170a37283867a83187a4b5afcb85d7d2700c61edc85017359073e2c89ae79454', variables: variables ?? {} }), providesTags: ['Plan'], }),
  }),
});

export { api as upgradeApi };

export const { useUpgradeOfferQuery } = api;
