// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LandingSection =
  | 'contact'
  | 'offer'
  | 'story'
  | 'testimonials';

export type FoundingPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundingPlacesQuery = { places: { limit: number, left: number } };

export type LandingTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingTextsQuery = { texts: { contactEmail: string, samples: Array<LandingSection>, offer: { lead: string, text: string, action: string }, testimonials: Array<{ words: string, name: string, trade: string }>, story: { title: string, text: string, signature: string } } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    foundingPlaces: build.query<FoundingPlacesQuery, FoundingPlacesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'FoundingPlaces', documentId: '74cbd06c07afbfbf082f7f4323e488220f56367268f83bd53325642d7bda5dda', variables: variables ?? {} }), }),
    landingTexts: build.query<LandingTextsQuery, LandingTextsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'LandingTexts', documentId: '95ac937682e181ff7d6babdf7b1141eda339d8f3b370d405a6ce2903860ef7ca', variables: variables ?? {} }), providesTags: ['LandingTexts'], }),
  }),
});

export { api as landingApi };

export const { useFoundingPlacesQuery, useLandingTextsQuery } = api;
