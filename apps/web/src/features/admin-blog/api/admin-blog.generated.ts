// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AllPostsInput = {
  category?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  stage?: PostStage | null | undefined;
};

export type BlogPostStatus =
  | 'draft'
  | 'published';

export type CreatePostInput = {
  category: string;
  contentType: string;
  document: string;
  excerpt: string;
  featured: boolean;
  slug: string;
  title: string;
};

export type PostStage =
  | 'draft'
  | 'published'
  | 'scheduled';

export type SchedulePostInput = {
  id: string;
  publishAt: string;
  revision: number;
};

export type UpdatePostInput = {
  asDraft?: boolean | null | undefined;
  category: string;
  contentType: string;
  document: string;
  excerpt: string;
  featured: boolean;
  id: string;
  revision: number;
  slug: string;
  title: string;
};

export type AllPostsQueryVariables = Exact<{
  input: AllPostsInput;
}>;


export type AllPostsQuery = { posts: { total: number, items: Array<{ id: string, slug: string, title: string, category: string, status: BlogPostStatus, featured: boolean, viewCount: number, publishAt: string | null, updatedAt: string }> } };

export type PostForEditingQueryVariables = Exact<{
  id: string;
}>;


export type PostForEditingQuery = { post: { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string } };

export type RenderedPostQueryVariables = Exact<{
  document: string;
}>;


export type RenderedPostQuery = { rendered: { html: string } };

export type PostVersionsQueryVariables = Exact<{
  id: string;
}>;


export type PostVersionsQuery = { versions: Array<{ revision: number, savedAt: string, title: string, words: number }> };

export type PostVersionQueryVariables = Exact<{
  id: string;
  revision: number;
}>;


export type PostVersionQuery = { version: { revision: number, savedAt: string, title: string, excerpt: string, document: string, html: string } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { post: { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string } };

export type UpdatePostMutationVariables = Exact<{
  input: UpdatePostInput;
}>;


export type UpdatePostMutation = { post: { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string } };

export type PublishPostMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type PublishPostMutation = { post: { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string } };

export type SchedulePostMutationVariables = Exact<{
  input: SchedulePostInput;
}>;


export type SchedulePostMutation = { post: { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string } };

export type UnpublishPostMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishPostMutation = { post: { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string } };

export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostMutation = { done: { id: string } };

export type EditedPostFragment = { id: string, slug: string, title: string, excerpt: string, category: string, contentType: string, featured: boolean, status: BlogPostStatus, publishAt: string | null, updatedAt: string, revision: number, document: string };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    allPosts: build.query<AllPostsQuery, AllPostsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AllPosts', documentId: 'f4013acdc18a04f59fb7ec8cc6f84e9e860427be2cad9ea6bb93bebc775997e7', variables: variables ?? {} }), providesTags: ['Post'], }),
    postForEditing: build.query<PostForEditingQuery, PostForEditingQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PostForEditing', documentId: 'ae74d2129ef6a85dbb5733f52bbf18bca9ed7eedfac6e6bba84c21accb9ab930', variables: variables ?? {} }), providesTags: ['Post'], }),
    renderedPost: build.query<RenderedPostQuery, RenderedPostQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'RenderedPost', documentId: '041084b4225d35d3b8657e78553b664785ceb64fbf5935d1cec92b0307bc51f7', variables: variables ?? {} }), }),
    postVersions: build.query<PostVersionsQuery, PostVersionsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PostVersions', documentId: 'f51841d84bc83ece6eb48fd6bb20867631a108d81cb5d47e279aa03d52d9b453', variables: variables ?? {} }), providesTags: ['Post'], }),
    postVersion: build.query<PostVersionQuery, PostVersionQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PostVersion', documentId: 'aa4070a5d1e7c78c5588af87c2e1fa7b74914ea3da27bbc5f108b80ebe2aeea6', variables: variables ?? {} }), }),
    createPost: build.mutation<CreatePostMutation, CreatePostMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreatePost', documentId: '1659c47b4bc88a8887d31fa694299e3572af7b39b7cd43cc65cbb0627627bbec', variables: variables ?? {} }), invalidatesTags: ['Post'], }),
    updatePost: build.mutation<UpdatePostMutation, UpdatePostMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePost', documentId: '10f7dcb29798ca8ebad947328b21842c730716bec839b156a0e602a66d13dc95', variables: variables ?? {} }), invalidatesTags: ['Post'], }),
    publishPost: build.mutation<PublishPostMutation, PublishPostMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'PublishPost', documentId: 'e97051927dba0df2d94bce484df1cf1827f5c0d9684f84853685060cd4684776', variables: variables ?? {} }), invalidatesTags: ['Post', 'Operation'], }),
    schedulePost: build.mutation<SchedulePostMutation, SchedulePostMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SchedulePost', documentId: 'b6270583358853246b3d1898088e0ef9fb283ccc2a0fa85d29e8ba8e58826d37', variables: variables ?? {} }), invalidatesTags: ['Post', 'Operation'], }),
    unpublishPost: build.mutation<UnpublishPostMutation, UnpublishPostMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UnpublishPost', documentId: '95a466197eced1959dda1428edb5d24369f6c90a2fb13064d60d4b8ef6c448db', variables: variables ?? {} }), invalidatesTags: ['Post', 'Operation'], }),
    deletePost: build.mutation<DeletePostMutation, DeletePostMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeletePost', documentId: '06a4d514113f8b64afa848e6ada408195f4828b596002ac760918af1c972432f', variables: variables ?? {} }), invalidatesTags: ['Post', 'Operation'], }),
  }),
});

export { api as adminBlogApi };

export const { useAllPostsQuery, usePostForEditingQuery, useRenderedPostQuery, usePostVersionsQuery, usePostVersionQuery, useCreatePostMutation, useUpdatePostMutation, usePublishPostMutation, useSchedulePostMutation, useUnpublishPostMutation, useDeletePostMutation } = api;
