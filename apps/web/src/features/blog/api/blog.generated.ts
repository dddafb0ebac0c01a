// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlogPostsInput = {
  category?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
};

export type PostsQueryVariables = Exact<{
  input: BlogPostsInput;
}>;


export type PostsQuery = { posts: { total: number, items: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, createdAt: string }> } };

export type PostQueryVariables = Exact<{
  slugOrId: string;
}>;


export type PostQuery = { post: { id: string, slug: string, title: string, content: string, excerpt: string, category: string, createdAt: string } };

export type CountPostViewMutationVariables = Exact<{
  id: string;
}>;


export type CountPostViewMutation = { done: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<PostsQuery, PostsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Posts', documentId: '62ed9d4e196081074e95c7dd93dbb08c2d0acd9bcfb2d71712a460f853a7d4ef', variables: variables ?? {} }), providesTags: ['Post'], }),
    post: build.query<PostQuery, PostQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Post', documentId: 'e739c9c14316d383b5f6e9d65f6d308e3101125db53c99c50b8caa09e3a7fe24', variables: variables ?? {} }), providesTags: ['Post'], }),
    countPostView: build.mutation<CountPostViewMutation, CountPostViewMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CountPostView', documentId: 'd55e5a3ef7f62bc55ad23d833814e22ac0d6917668869bf891f8e38db0caadf0', variables: variables ?? {} }), }),
  }),
});

export { api as blogApi };

export const { usePostsQuery, useLazyPostsQuery, usePostQuery, useLazyPostQuery, useCountPostViewMutation } = api;
