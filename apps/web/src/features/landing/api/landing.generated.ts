// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FoundingPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundingPlacesQuery = { places: { limit: number, left: number } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    foundingPlaces: build.query<FoundingPlacesQuery, FoundingPlacesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'FoundingPlaces', documentId: '74cbd06c07afbfbf082f7f4323e488220f56367268f83bd53325642d7bda5dda', variables: variables ?? {} }), }),
  }),
});

export { api as landingApi };

export const { useFoundingPlacesQuery, useLazyFoundingPlacesQuery } = api;
