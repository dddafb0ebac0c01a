// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountExportLinkInput = {
  currentPassword: string;
  id: string;
};

export type AccountExportStatus =
  | 'collecting'
  | 'expired'
  | 'failed'
  | 'ready';

export type CurrentPasswordInput = {
  currentPassword: string;
};

export type MyAccountExportQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountExportQuery = { export: { id: string, status: AccountExportStatus, filename: string, fileSize: number | null, readyAt: string | null, expiresAt: string | null, error: string | null, parts: Array<{ name: string, collected: boolean }> } | null };

export type RequestAccountExportMutationVariables = Exact<{
  input: CurrentPasswordInput;
}>;


export type RequestAccountExportMutation = { export: { id: string } };

export type AccountExportLinkMutationVariables = Exact<{
  input: AccountExportLinkInput;
}>;


export type AccountExportLinkMutation = { link: { signedUrl: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myAccountExport: build.query<MyAccountExportQuery, MyAccountExportQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MyAccountExport', documentId: 'fdeca293a726b4e567d7a73a2263a4cd55950939b1042e962e2d7b627914e324', variables: variables ?? {} }), providesTags: ['AccountExport'], }),
    requestAccountExport: build.mutation<RequestAccountExportMutation, RequestAccountExportMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RequestAccountExport', documentId: 'b7400c2c34359d9ebfdd2cc002a6c4732261291ef0455f831d87ee8371d63a0b', variables: variables ?? {} }), invalidatesTags: ['AccountExport'], }),
    accountExportLink: build.mutation<AccountExportLinkMutation, AccountExportLinkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AccountExportLink', documentId: 'ec430cd9b5514e226acdef9bb10cd24f19401c6b05bad7ed21b0accc21042b9b', variables: variables ?? {} }), invalidatesTags: ['AccountExport'], }),
  }),
});

export { api as accountExportApi };

export const { useMyAccountExportQuery, useRequestAccountExportMutation, useAccountExportLinkMutation } = api;
