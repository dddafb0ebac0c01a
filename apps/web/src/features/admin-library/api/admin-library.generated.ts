// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlueprintStatus =
  | 'draft'
  | 'published';

export type BlueprintStepInput = {
  id: string;
  tasks: Array<BlueprintTaskInput>;
  text: string;
  title: string;
};

export type BlueprintTaskInput = {
  id: string;
  text: string;
};

export type CreateBlueprintCategoryInput = {
  color: string;
  icon: string;
  name: string;
  slug: string;
};

export type CreateBlueprintInput = {
  categoryId: string;
  content: Array<BlueprintStepInput>;
  description: string;
  title: string;
};

export type EditBlueprintCategoryInput = {
  color: string;
  icon: string;
  id: string;
  name: string;
  slug: string;
};

export type EditBlueprintInput = {
  categoryId: string;
  content: Array<BlueprintStepInput>;
  description: string;
  id: string;
  revision: number;
  title: string;
};

export type AllBlueprintsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllBlueprintsQuery = { blueprints: Array<{ id: string, title: string, status: BlueprintStatus, stepCount: number, updatedAt: string, categoryId: string, category: { name: string } | null }>, categories: Array<{ id: string, name: string, icon: string, color: string, slug: string }> };

export type EditedBlueprintQueryVariables = Exact<{
  id: string;
}>;


export type EditedBlueprintQuery = { blueprint: { id: string, title: string, description: string, categoryId: string, status: BlueprintStatus, revision: number, content: Array<{ id: string, title: string, text: string, tasks: Array<{ id: string, text: string }> }> } };

export type BlueprintAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlueprintAnalyticsQuery = { use: Array<{ id: string, title: string, status: BlueprintStatus, views: number, viewers: number, started: number, completed: number }> };

export type CreateBlueprintMutationVariables = Exact<{
  input: CreateBlueprintInput;
}>;


export type CreateBlueprintMutation = { blueprint: { id: string } };

export type EditBlueprintMutationVariables = Exact<{
  input: EditBlueprintInput;
}>;


export type EditBlueprintMutation = { blueprint: { id: string } };

export type PublishBlueprintMutationVariables = Exact<{
  id: string;
}>;


export type PublishBlueprintMutation = { blueprint: { id: string } };

export type UnpublishBlueprintMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishBlueprintMutation = { blueprint: { id: string } };

export type DeleteBlueprintMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlueprintMutation = { deleted: { id: string } };

export type OrderBlueprintsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderBlueprintsMutation = { ordered: Array<{ id: string }> };

export type CreateBlueprintCategoryMutationVariables = Exact<{
  input: CreateBlueprintCategoryInput;
}>;


export type CreateBlueprintCategoryMutation = { categories: Array<{ id: string }> };

export type EditBlueprintCategoryMutationVariables = Exact<{
  input: EditBlueprintCategoryInput;
}>;


export type EditBlueprintCategoryMutation = { categories: Array<{ id: string }> };

export type DeleteBlueprintCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlueprintCategoryMutation = { categories: Array<{ id: string }> };

export type OrderBlueprintCategoriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderBlueprintCategoriesMutation = { categories: Array<{ id: string }> };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    allBlueprints: build.query<AllBlueprintsQuery, AllBlueprintsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AllBlueprints', documentId: 'a775e6c0906357d6c558f99dd3cabe26c19220f49f6d114689a1d732edc4f98d', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
    editedBlueprint: build.query<EditedBlueprintQuery, EditedBlueprintQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EditedBlueprint', documentId: '0d365619170045e4e919913def6b60de9251775ccca4b8a64a3de46a2a54604d', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
    blueprintAnalytics: build.query<BlueprintAnalyticsQuery, BlueprintAnalyticsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'BlueprintAnalytics', documentId: 'e07e780d5f45586d8a139cfde1ab6f9da5a5e1e6feaf8ff785e4e92624d2341b', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
    createBlueprint: build.mutation<CreateBlueprintMutation, CreateBlueprintMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateBlueprint', documentId: '956b12392703bbf25f9001b1561edf47a96bd684fc52143521839090f458a8c5', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    editBlueprint: build.mutation<EditBlueprintMutation, EditBlueprintMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EditBlueprint', documentId: 'c838c567be7a98dc37e5d37641b1ade9c59642f7026618853da9bddef9ee5751', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    publishBlueprint: build.mutation<PublishBlueprintMutation, PublishBlueprintMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'PublishBlueprint', documentId: 'e022e7eff74244f02a8959df5be756cd908f60d97a51f2f1a7573d903f1815d1', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    unpublishBlueprint: build.mutation<UnpublishBlueprintMutation, UnpublishBlueprintMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UnpublishBlueprint', documentId: '7c4c11cf45002c059b6d7865e8c485b9ce16009396b7757c47f1de62da2575fa', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    deleteBlueprint: build.mutation<DeleteBlueprintMutation, DeleteBlueprintMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteBlueprint', documentId: '2b2657cf0fe0195619329dbb169243768d2f3191415f285b8e4cf8cf9867a64f', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    orderBlueprints: build.mutation<OrderBlueprintsMutation, OrderBlueprintsMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'OrderBlueprints', documentId: 'beedb50c6ca72f1c447d099ac6a10ffe8311fe6128bbe97a864bcce43826d587', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    createBlueprintCategory: build.mutation<CreateBlueprintCategoryMutation, CreateBlueprintCategoryMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateBlueprintCategory', documentId: '41e4c7adc820b287507c75138326e944647e728443dcd34df9979966f0104326', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    editBlueprintCategory: build.mutation<EditBlueprintCategoryMutation, EditBlueprintCategoryMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EditBlueprintCategory', documentId: 'e419397f5955ff2dafc559013ee6db654ad09d382f285b802573afa0648ba1ba', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    deleteBlueprintCategory: build.mutation<DeleteBlueprintCategoryMutation, DeleteBlueprintCategoryMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteBlueprintCategory', documentId: '5a576e203b9b271077173abe216073318a3fc45f2b2a06fbf5a0db9721f97eec', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
    orderBlueprintCategories: build.mutation<OrderBlueprintCategoriesMutation, OrderBlueprintCategoriesMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'OrderBlueprintCategories', documentId: '036cbbbf3ca75b768d90889f1bb0c93bce9b3ba6b2caf38012b64705e36bdfcb', variables: variables ?? {} }), invalidatesTags: ['Blueprint'], }),
  }),
});

export { api as adminLibraryApi };

export const { useAllBlueprintsQuery, useEditedBlueprintQuery, useBlueprintAnalyticsQuery, useCreateBlueprintMutation, useEditBlueprintMutation, usePublishBlueprintMutation, useUnpublishBlueprintMutation, useDeleteBlueprintMutation, useOrderBlueprintsMutation, useCreateBlueprintCategoryMutation, useEditBlueprintCategoryMutation, useDeleteBlueprintCategoryMutation, useOrderBlueprintCategoriesMutation } = api;
