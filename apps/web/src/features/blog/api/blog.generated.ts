// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlogPostStatus =
  | 'draft'
  | 'published';

export type BlogPostsInput = {
  category?: string | null | undefined;
  featured?: boolean | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
};

export type RecentPostsInput = {
  limit?: number | null | undefined;
};

export type PostsQueryVariables = Exact<{
  input: BlogPostsInput;
}>;


export type PostsQuery = { posts: { total: number, items: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string }> } };

export type BlogHighlightsQueryVariables = Exact<{
  recent: RecentPostsInput;
}>;


export type BlogHighlightsQuery = { featured: { items: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string }> }, popular: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string }>, recent: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string }> };

export type PostQueryVariables = Exact<{
  slugOrId: string;
}>;


export type PostQuery = { post: { id: string, slug: string, title: string, excerpt: string, category: string, readingMinutes: number, publishAt: string | null, createdAt: string, status: BlogPostStatus, content: string, authorName: string | null } };

export type PostsNearQueryVariables = Exact<{
  slugOrId: string;
}>;


export type PostsNearQuery = { related: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string }>, recent: Array<{ id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string }> };

export type CountPostViewMutationVariables = Exact<{
  id: string;
}>;


export type CountPostViewMutation = { done: { id: string } };

export type PostTeaserFragment = { id: string, slug: string, title: string, excerpt: string, category: string, featured: boolean, readingMinutes: number, publishAt: string | null, createdAt: string };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<PostsQuery, PostsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Posts', documentId: '20316375d1968d7f73a5ba3548ce3c441fefd67c0db26f805cc626fc05f12589', variables: variables ?? {} }), providesTags: ['Post'], }),
    blogHighlights: build.query<BlogHighlightsQuery, BlogHighlightsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'BlogHighlights', documentId: '440fa1fc693dc97359b0da071a74568551a13dde30986eb488fa4e56d3545d9c', variables: variables ?? {} }), providesTags: ['Post'], }),
    post: build.query<PostQuery, PostQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Post', documentId: '1fa11ca76d18357f004c10715310c4557d68ba4dfb5254e7df188a3778a54fd1', variables: variables ?? {} }), providesTags: ['Post'], }),
    postsNear: build.query<PostsNearQuery, PostsNearQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PostsNear', documentId: '7142c44b245076cba8e52935ca396c57e5c9cac60c1d220c867cce70c315c8fb', variables: variables ?? {} }), providesTags: ['Post'], }),
    countPostView: build.mutation<CountPostViewMutation, CountPostViewMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CountPostView', documentId: 'd55e5a3ef7f62bc55ad23d833814e22ac0d6917668869bf891f8e38db0caadf0', variables: variables ?? {} }), }),
  }),
});

export { api as blogApi };

export const { usePostsQuery, useBlogHighlightsQuery, usePostQuery, usePostsNearQuery, useCountPostViewMutation } = api;
