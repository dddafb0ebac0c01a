// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChooseLanguageInput = {
  language: Language;
};

export type EffectiveRole =
  | 'admin'
  | 'none'
  | 'organizer'
  | 'vendor';

export type Language =
  | 'en'
  | 'es';

export type ProfileRole =
  | 'organizer'
  | 'vendor';

export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { user: { id: string, email: string, emailConfirmedAt: string | null, language: Language | null, role: EffectiveRole, hasSecondFactor: boolean, awaitsSecondFactor: boolean, membership: { tier: Tier, isPro: boolean, isOrganizerPro: boolean, isVendorPro: boolean, isBasic: boolean } | null, userMetadata: { role: ProfileRole | null, businessName: string | null, contactName: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, zipCode: string | null }, profile: { id: string, role: ProfileRole, businessName: string, contactName: string, phone: string | null, address: string | null, city: string, state: string, zipCode: string | null, website: string | null, description: string | null, productCategories: Array<string> } | null } | null };

export type ChooseLanguageMutationVariables = Exact<{
  input: ChooseLanguageInput;
}>;


export type ChooseLanguageMutation = { chosen: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUserQuery, CurrentUserQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'CurrentUser', documentId: '4bda7fbf5acc2d4840cfa2058702f6f17325c60f5c76f03927edc35ce26e31fe', variables: variables ?? {} }), }),
    chooseLanguage: build.mutation<ChooseLanguageMutation, ChooseLanguageMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ChooseLanguage', documentId: '5bd32b1a6eacbb532904d65488c3f3d7374d234a3119a9e25be37ee7e34ed78e', variables: variables ?? {} }), invalidatesTags: ['Session'], }),
  }),
});

export { api as sessionApi };

export const { useCurrentUserQuery, useChooseLanguageMutation } = api;
