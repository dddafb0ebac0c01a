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

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { user: { id: string, email: string, emailConfirmedAt: string | null, role: EffectiveRole, hasSecondFactor: boolean, awaitsSecondFactor: boolean, userMetadata: { role: ProfileRole | null, businessName: string | null, contactName: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, zipCode: string | null }, profile: { id: string, role: ProfileRole, businessName: string, contactName: string, phone: string | null, address: string | null, city: string, state: string, zipCode: string | null, website: string | null, description: string | null, productCategories: Array<string> } | null } | null };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUserQuery, CurrentUserQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'CurrentUser', documentId: '518ae1c1c2146b0f64ea351fd5a185c8c3dc53926b1a8af691249eef377864a9', variables: variables ?? {} }), }),
  }),
});

export { api as sessionApi };

export const { useCurrentUserQuery, useLazyCurrentUserQuery } = api;
