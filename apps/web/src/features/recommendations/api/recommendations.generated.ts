// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChooseRecommendationMailInput = {
  isWanted: boolean;
  timeZone: string;
};

export type MarketEventBadge =
  | 'applications_closed'
  | 'applications_open'
  | 'applications_pending_organizer'
  | 'past_event';

export type MarketEventType =
  | 'art_show'
  | 'craft_fair'
  | 'farmers_market'
  | 'festival'
  | 'other'
  | 'popup_market';

export type VendorPreferencesInput = {
  boothFeeMaxCents: number;
  boothFeeMinCents: number;
  eventTypes: Array<MarketEventType>;
  maxTravelDistance: number;
  productCategories: Array<string>;
};

export type PreferenceFactsFragment = { productCategories: Array<string>, maxTravelDistance: number, boothFeeMinCents: number, boothFeeMaxCents: number, eventTypes: Array<MarketEventType>, updatedAt: string | null };

export type VendorPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorPreferencesQuery = { preferences: { productCategories: Array<string>, maxTravelDistance: number, boothFeeMinCents: number, boothFeeMaxCents: number, eventTypes: Array<MarketEventType>, updatedAt: string | null } };

export type SaveVendorPreferencesMutationVariables = Exact<{
  input: VendorPreferencesInput;
}>;


export type SaveVendorPreferencesMutation = { preferences: { productCategories: Array<string>, maxTravelDistance: number, boothFeeMinCents: number, boothFeeMaxCents: number, eventTypes: Array<MarketEventType>, updatedAt: string | null } };

export type SuggestionAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestionAccessQuery = { flags: { canViewSuggestions: boolean } };

export type RecommendationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendationsQuery = { recommendations: { placeKnown: boolean, data: Array<{ eventId: string, matchScore: number, matchReason: string, title: string, eventDate: string, eventEndDate: string, city: string, state: string, boothFeeCents: number, applicationFeeCents: number, applicationDeadline: string | null }> } };

export type SuggestionEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestionEventsQuery = { events: { items: Array<{ id: string, title: string, badge: MarketEventBadge, eventDate: string, eventEndDate: string, defaultedFields: Array<string>, city: string, state: string, maxVendors: number | null, applicationCounts: { accepted: number } | null }> } };

export type VendorSuggestionsQueryVariables = Exact<{
  eventId: string;
}>;


export type VendorSuggestionsQuery = { suggestions: { placeKnown: boolean, items: Array<{ vendorId: string, matchScore: number, matchReason: string, vendor: { businessName: string, city: string, state: string } | null }> } };

export type AddressSharingQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressSharingQuery = { sharing: { isShared: boolean, withPhone: boolean } };

export type ShareAddressMutationVariables = Exact<{
  isShared: boolean;
  withPhone: boolean;
}>;


export type ShareAddressMutation = { sharing: { isShared: boolean, withPhone: boolean } };

export type RecommendationMailQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendationMailQuery = { mail: { isWanted: boolean } };

export type ChooseRecommendationMailMutationVariables = Exact<{
  input: ChooseRecommendationMailInput;
}>;


export type ChooseRecommendationMailMutation = { mail: { isWanted: boolean } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorPreferences: build.query<VendorPreferencesQuery, VendorPreferencesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'VendorPreferences', documentId: 'f0e5392167e8b5006d5be7f41a890f5327bb7a1ca6d3ff5c72032194add6ae25', variables: variables ?? {} }), providesTags: ['Recommendation'], }),
    saveVendorPreferences: build.mutation<SaveVendorPreferencesMutation, SaveVendorPreferencesMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveVendorPreferences', documentId: '554905059e6c9e8d07b5ab61af47bfc26198ad9de69ccb0fe5a4988adb82aa7a', variables: variables ?? {} }), invalidatesTags: ['Recommendation'], }),
    suggestionAccess: build.query<SuggestionAccessQuery, SuggestionAccessQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'SuggestionAccess', documentId: 'eba2248fb38800ce90974a030ff03d703823397711c4785731ad7af936fdd828', variables: variables ?? {} }), providesTags: ['Plan', 'Subscription'], }),
    recommendations: build.query<RecommendationsQuery, RecommendationsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'Recommendations', documentId: '52df6928a0abe57d8a4e439a1befd70dd7710177ece9b9cb3c493c59bbd41887', variables: variables ?? {} }), providesTags: ['Recommendation', 'Event', 'Profile'], }),
    suggestionEvents: build.query<SuggestionEventsQuery, SuggestionEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'SuggestionEvents', documentId: 'e9a75ca70b89e734e88fe54dd6b9b10ff7b190cca36454e45056cf8992cb2f42', variables: variables ?? {} }), providesTags: ['Event', 'Application'], }),
    vendorSuggestions: build.query<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorSuggestions', documentId: '2bcff2a8b0c0ecb073abd5392c80613be3ba9d265fb9c7b4d4cf91a3c4757cfe', variables: variables ?? {} }), providesTags: ['Recommendation', 'Profile'], }),
    addressSharing: build.query<AddressSharingQuery, AddressSharingQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AddressSharing', documentId: 'ed89479db25a813b84f7da7c47502f6ace7e53bc68f6664ace3921d34babc56f', variables: variables ?? {} }), providesTags: ['Person'], }),
    shareAddress: build.mutation<ShareAddressMutation, ShareAddressMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ShareAddress', documentId: '5095749bf75b2f510354b87f2d5743f4d9a6df5b93995bbb6e45671c9a868d0d', variables: variables ?? {} }), invalidatesTags: ['Person'], }),
    recommendationMail: build.query<RecommendationMailQuery, RecommendationMailQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'RecommendationMail', documentId: 'e8dbe6af3b8045b10b9789aae72f1d2a44161fbc1fa0e8b0bbc051fa946ffdc2', variables: variables ?? {} }), providesTags: ['Recommendation'], }),
    chooseRecommendationMail: build.mutation<ChooseRecommendationMailMutation, ChooseRecommendationMailMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ChooseRecommendationMail', documentId: 'cc2b7c37218a2248a46af9fbfa4e0ff5c9111ffac7b22e80a8984e2c16f345b2', variables: variables ?? {} }), invalidatesTags: ['Recommendation'], }),
  }),
});

export { api as recommendationsApi };

export const { useVendorPreferencesQuery, useSaveVendorPreferencesMutation, useSuggestionAccessQuery, useRecommendationsQuery, useSuggestionEventsQuery, useVendorSuggestionsQuery, useAddressSharingQuery, useShareAddressMutation, useRecommendationMailQuery, useChooseRecommendationMailMutation } = api;
