// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaletteEventsQueryVariables = Exact<{
  search: string;
}>;


export type PaletteEventsQuery = { events: { total: number, items: Array<{ id: string, title: string, city: string, state: string }> } };

export type PalettePostsQueryVariables = Exact<{
  search: string;
}>;


export type PalettePostsQuery = { posts: { items: Array<{ slug: string, title: string }> } };

export type PaletteBlueprintsQueryVariables = Exact<{
  search: string;
}>;


export type PaletteBlueprintsQuery = { blueprints: Array<{ id: string, title: string }> };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paletteEvents: build.query<PaletteEventsQuery, PaletteEventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PaletteEvents', documentId: '5115fcbe813f0d4e01076184a7be0945c931305cb6fa38910bd0cb9f331b3480', variables: variables ?? {} }), providesTags: ['Event'], }),
    palettePosts: build.query<PalettePostsQuery, PalettePostsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PalettePosts', documentId: 'ac188b01db7ae03836ae46ef796424937e72430af26899a60b339017c92c9793', variables: variables ?? {} }), providesTags: ['Post'], }),
    paletteBlueprints: build.query<PaletteBlueprintsQuery, PaletteBlueprintsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PaletteBlueprints', documentId: '7396310cafbecac7c9a6fb5a6237fa5388a18e7b6d2cd4ea183b6725826af9c7', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
  }),
});

export { api as paletteApi };

export const { usePaletteEventsQuery, usePalettePostsQuery, usePaletteBlueprintsQuery } = api;
