// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddPasskeyInput = {
  name: string;
  response: string;
};

export type ByIdInput = {
  id: string;
};

export type ConfirmAuthenticatorInput = {
  code: string;
};

export type RenamePasskeyInput = {
  id: string;
  name: string;
};

export type StartSecondFactorInput = {
  currentPassword?: string | null | undefined;
};

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { factor: { on: boolean, required: boolean, authenticatorAddedAt: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, addedAt: string, lastUsedAt: string | null }> } };

export type StartAuthenticatorMutationVariables = Exact<{
  input: StartSecondFactorInput;
}>;


export type StartAuthenticatorMutation = { started: { secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { added: { recoveryCodes: Array<string> } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removed: { id: string } };

export type StartPasskeyMutationVariables = Exact<{
  input: StartSecondFactorInput;
}>;


export type StartPasskeyMutation = { started: { options: string } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { added: { recoveryCodes: Array<string> } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamed: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  input: ByIdInput;
}>;


export type RemovePasskeyMutation = { removed: { id: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewed: { recoveryCodes: Array<string> } };

export type TurnOffSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type TurnOffSecondFactorMutation = { done: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mySecondFactor: build.query<MySecondFactorQuery, MySecondFactorQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MySecondFactor', documentId: 'd87c0f024658f668de2d825a28f99456c3b0ce404968633407bf2a6da05082d4', variables: variables ?? {} }), providesTags: ['SecondFactor'], }),
    startAuthenticator: build.mutation<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartAuthenticator', documentId: '050c51624b007cc188ca4e620d4ae721fe2848ab68713c3efe54bb2d4a609802', variables: variables ?? {} }), }),
    confirmAuthenticator: build.mutation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ConfirmAuthenticator', documentId: 'cc18d8449e900a4cb0d4ff84790f7010e9bae5c2e9e55a69834da9624d0f6937', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
    removeAuthenticator: build.mutation<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveAuthenticator', documentId: '71cf8623e7ffca09f63b22aae3ea6230309bd9893827b23ec7c8fd452f33b557', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
    startPasskey: build.mutation<StartPasskeyMutation, StartPasskeyMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartPasskey', documentId: '69ffe388a7a571f886ee5d948ea649987df4d839e366032e4314e0f7cc281af9', variables: variables ?? {} }), }),
    addPasskey: build.mutation<AddPasskeyMutation, AddPasskeyMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AddPasskey', documentId: '3c638e0a20a10946941668f5b602bc077687c07c01f7ea21c2aaafd419036308', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
    renamePasskey: build.mutation<RenamePasskeyMutation, RenamePasskeyMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RenamePasskey', documentId: 'b39101d816de0619e1ad1ed7386b461e68f0622a3887568e0b6ef0e752fdb331', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
    removePasskey: build.mutation<RemovePasskeyMutation, RemovePasskeyMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemovePasskey', documentId: '937207cea9e73bbfd6846275ff014b2a63be00bb2e376087a2f3da08cc92e8f5', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'RenewRecoveryCodes', documentId: 'a826cb121bcab37801eadae3885c92f8af02e39e4e4562773d3e0ebbe4c9d167', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
    turnOffSecondFactor: build.mutation<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'TurnOffSecondFactor', documentId: '3f813e5010823ebb6a12baca5382cc8d087c8e296e1b0c2c38048621fbe6f401', variables: variables ?? {} }), invalidatesTags: ['SecondFactor', 'Security'], }),
  }),
});

export { api as secondFactorApi };

export const { useMySecondFactorQuery, useStartAuthenticatorMutation, useConfirmAuthenticatorMutation, useRemoveAuthenticatorMutation, useStartPasskeyMutation, useAddPasskeyMutation, useRenamePasskeyMutation, useRemovePasskeyMutation, useRenewRecoveryCodesMutation, useTurnOffSecondFactorMutation } = api;
