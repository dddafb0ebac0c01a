// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FoundersStoryInput = {
  signature: string;
  text: string;
  title: string;
};

export type LandingOfferInput = {
  action: string;
  lead: string;
  text: string;
};

export type LandingSection =
  | 'contact'
  | 'offer'
  | 'story'
  | 'testimonials';

export type ReplaceLandingTextsInput = {
  contactEmail?: string | null | undefined;
  offer?: LandingOfferInput | null | undefined;
  story?: FoundersStoryInput | null | undefined;
  testimonials?: Array<TestimonialInput> | null | undefined;
};

export type TestimonialInput = {
  name: string;
  trade: string;
  words: string;
};

export type EditedLandingTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedLandingTextsQuery = { texts: { contactEmail: string, samples: Array<LandingSection>, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

export type ReplaceLandingTextsMutationVariables = Exact<{
  input: ReplaceLandingTextsInput;
}>;


export type ReplaceLandingTextsMutation = { texts: { contactEmail: string, samples: Array<LandingSection>, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

export type RestoreLandingSampleMutationVariables = Exact<{
  section: LandingSection;
}>;


export type RestoreLandingSampleMutation = { texts: { contactEmail: string, samples: Array<LandingSection>, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

export type EditedTextsFragment = { contactEmail: string, samples: Array<LandingSection>, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editedLandingTexts: build.query<EditedLandingTextsQuery, EditedLandingTextsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'EditedLandingTexts', documentId: '2b68d44ecd87ab0bd08ad6665096b2fdc254ae72860239f16e496a11f57ef531', variables: variables ?? {} }), providesTags: ['LandingTexts'], }),
    replaceLandingTexts: build.mutation<ReplaceLandingTextsMutation, ReplaceLandingTextsMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ReplaceLandingTexts', documentId: '63bdb8f2c4bfcec4e99f234bf7c02518d79ac249fe280a2c89bf7d1cf3809ad0', variables: variables ?? {} }), invalidatesTags: ['LandingTexts'], }),
    restoreLandingSample: build.mutation<RestoreLandingSampleMutation, RestoreLandingSampleMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RestoreLandingSample', documentId: '638e0095099c460c91c841fd3560c66d3dfc613fac308eb973a4862cb72cdc0d', variables: variables ?? {} }), invalidatesTags: ['LandingTexts'], }),
  }),
});

export { api as landingEditingApi };

export const { useEditedLandingTextsQuery, useLazyEditedLandingTextsQuery, useReplaceLandingTextsMutation, useRestoreLandingSampleMutation } = api;
