// Written by tools/codegen.ts from the documents beside it. Do not edit.

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

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { user: { id: string, email: string, emailConfirmedAt: string | null, role: EffectiveRole, userMetadata: { role: ProfileRole | null, businessName: string | null, contactName: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, zipCode: string | null }, profile: { id: string, role: ProfileRole, businessName: string, contactName: string, phone: string | null, address: string | null, city: string, state: string, zipCode: string | null, website: string | null, description: string | null, productCategories: Array<string> } | null } | null };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUserQuery, CurrentUserQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'CurrentUser', documentId: 'a4f1c30ed3f96b4b57f55f8e8c3eab29d7d95f4427fa7c251fe3835cb1ea4eae', variables: variables ?? {} }), }),
  }),
});

export { api as sessionApi };

export const { useCurrentUserQuery, useLazyCurrentUserQuery } = api;
