// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EraseAccountInput = {
  currentPassword: string;
};

export type EraseAccountMutationVariables = Exact<{
  input: EraseAccountInput;
}>;


export type EraseAccountMutation = { erasure: { id: string } };

export type AccountErasureQueryVariables = Exact<{
  id: string;
}>;


export type AccountErasureQuery = { erasure: { id: string, completedAt: string | null } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    eraseAccount: build.mutation<EraseAccountMutation, EraseAccountMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EraseAccount', documentId: '32be3f745a27e7ea692ae2cc2a50b1e22635d08bfa67e4ea1c055a4bddca4a51', variables: variables ?? {} }), }),
    accountErasure: build.query<AccountErasureQuery, AccountErasureQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AccountErasure', documentId: 'bc96403f0437ea14d99be63f7a1c91eee07f799682b3b32549b70ba64ecad136', variables: variables ?? {} }), }),
  }),
});

export { api as accountErasureApi };

export const { useEraseAccountMutation, useAccountErasureQuery } = api;
