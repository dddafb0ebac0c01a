// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EffectiveRole =
  | 'admin'
  | 'none'
  | 'organizer'
  | 'vendor';

export type ProfileRole =
  | 'organizer'
  | 'vendor';

export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { user: { id: string, email: string, emailConfirmedAt: string | null, role: EffectiveRole, hasSecondFactor: boolean, awaitsSecondFactor: boolean, membership: { tier: Tier, isPro: boolean, isOrganizerPro: boolean, isVendorPro: boolean, isBasic: boolean } | null, userMetadata: { role: ProfileRole | null, businessName: string | null, contactName: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, zipCode: string | null }, profile: { id: string, role: ProfileRole, businessName: string, contactName: string, phone: string | null, address: string | null, city: string, state: string, zipCode: string | null, website: string | null, description: string | null, productCategories: Array<string> } | null } | null };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUserQuery, CurrentUserQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'CurrentUser', documentId: 'd8a3a9750198af8aa2b872940fa1a52a62e3d4ebef58b1e240ceafa48b9e8ebd', variables: variables ?? {} }), }),
  }),
});

export { api as sessionApi };

export const { useCurrentUserQuery, useLazyCurrentUserQuery } = api;
