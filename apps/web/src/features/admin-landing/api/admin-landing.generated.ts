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
  revision: number;
  story?: FoundersStoryInput | null | undefined;
  testimonials?: Array<TestimonialInput> | null | undefined;
};

export type RestoreLandingSampleInput = {
  revision: number;
  section: LandingSection;
};

export type TestimonialInput = {
  name: string;
  trade: string;
  words: string;
};

export type EditedLandingTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedLandingTextsQuery = { texts: { contactEmail: string, samples: Array<LandingSection>, revision: number, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

export type ReplaceLandingTextsMutationVariables = Exact<{
  input: ReplaceLandingTextsInput;
}>;


export type ReplaceLandingTextsMutation = { texts: { contactEmail: string, samples: Array<LandingSection>, revision: number, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

export type RestoreLandingSampleMutationVariables = Exact<{
  input: RestoreLandingSampleInput;
}>;


export type RestoreLandingSampleMutation = { texts: { contactEmail: string, samples: Array<LandingSection>, revision: number, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

export type EditedTextsFragment = { contactEmail: string, samples: Array<LandingSection>, revision: number, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editedLandingTexts: build.query<EditedLandingTextsQuery, EditedLandingTextsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'EditedLandingTexts', documentId: 'c736b601ba1d3070eb03d711504dd0f4c9e755f5338e5659b55dfd28f1f1ec03', variables: variables ?? {} }), providesTags: ['LandingTexts'], }),
    replaceLandingTexts: build.mutation<ReplaceLandingTextsMutation, ReplaceLandingTextsMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ReplaceLandingTexts', documentId: '28a6f2766c98399eb42b978b2df7b282facc55ffa90da02bbfbba50ce66499c6', variables: variables ?? {} }), invalidatesTags: ['LandingTexts'], }),
    restoreLandingSample: build.mutation<RestoreLandingSampleMutation, RestoreLandingSampleMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RestoreLandingSample', documentId: '99295ea75e1995a6123880003fdd3ef32a738405a6995393112734d7a83abfd8', variables: variables ?? {} }), invalidatesTags: ['LandingTexts'], }),
  }),
});

export { api as adminLandingApi };

export const { useEditedLandingTextsQuery, useReplaceLandingTextsMutation, useRestoreLandingSampleMutation } = api;
