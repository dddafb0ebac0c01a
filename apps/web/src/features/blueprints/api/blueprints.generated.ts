// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlueprintsInput = {
  categoryId?: string | null | undefined;
  search?: string | null | undefined;
};

export type SaveBlueprintProgressInput = {
  addedTasks?: Array<string> | null | undefined;
  blueprintId: string;
  completed?: boolean | null | undefined;
  currentStep?: number | null | undefined;
  removedTasks?: Array<string> | null | undefined;
};

export type BlueprintCardFragment = { id: string, title: string, description: string, stepCount: number, category: { id: string, name: string, icon: string, color: string } | null };

export type LibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryQuery = { categories: Array<{ id: string, name: string }>, recommended: Array<{ id: string, title: string, description: string, stepCount: number, category: { id: string, name: string, icon: string, color: string } | null }>, all: Array<{ id: string, title: string, description: string, stepCount: number, category: { id: string, name: string, icon: string, color: string } | null }>, progress: Array<{ blueprintId: string, currentStep: number, completed: boolean, blueprint: { id: string } | null }>, stats: { completed: number, published: number, completionRate: number } };

export type BlueprintsQueryVariables = Exact<{
  input: BlueprintsInput;
}>;


export type BlueprintsQuery = { blueprints: Array<{ id: string, title: string, description: string, stepCount: number, category: { id: string, name: string, icon: string, color: string } | null }> };

export type BlueprintQueryVariables = Exact<{
  id: string;
}>;


export type BlueprintQuery = { blueprint: { id: string, title: string, description: string, category: { name: string, icon: string, color: string } | null, content: Array<{ id: string, title: string, text: string, tasks: Array<{ id: string, text: string }> }> }, progress: Array<{ blueprintId: string, currentStep: number, completed: boolean, doneTasks: Array<string> }> };

export type OpenBlueprintMutationVariables = Exact<{
  id: string;
}>;


export type OpenBlueprintMutation = { opened: { id: string } };

export type SaveBlueprintProgressMutationVariables = Exact<{
  input: SaveBlueprintProgressInput;
}>;


export type SaveBlueprintProgressMutation = { saved: { updatedAt: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    library: build.query<LibraryQuery, LibraryQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'Library', documentId: '3e90473a176faf331671a7751c0c0bcf026aeff4d77fa45d2546ad0edc155e55', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
    blueprints: build.query<BlueprintsQuery, BlueprintsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Blueprints', documentId: 'b0c327f440b499aa49a097cb60c392794f6f495327fe65600eb747a6dc07d943', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
    blueprint: build.query<BlueprintQuery, BlueprintQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Blueprint', documentId: '1cd69bcd84e08b1cc3e572a46fa0f5332c3d07c0333428fd0ede972a7369adbb', variables: variables ?? {} }), providesTags: ['Blueprint'], }),
    openBlueprint: build.mutation<OpenBlueprintMutation, OpenBlueprintMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'OpenBlueprint', documentId: 'b016156b0007131dc198b45c2226fb9b511b1605ad5340a8c6c4ca99302666f4', variables: variables ?? {} }), }),
    saveBlueprintProgress: build.mutation<SaveBlueprintProgressMutation, SaveBlueprintProgressMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveBlueprintProgress', documentId: '6ff136444c100984d0cbaf32561f1f7e2f8b241b9c11f04c8c5a9d82ad4bffa0', variables: variables ?? {} }), }),
  }),
});

export { api as blueprintsApi };

export const { useLibraryQuery, useBlueprintsQuery, useBlueprintQuery, useOpenBlueprintMutation, useSaveBlueprintProgressMutation } = api;
