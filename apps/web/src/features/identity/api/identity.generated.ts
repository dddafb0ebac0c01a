// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ByIdInput = {
  id: string;
};

export type CreateProfileInput = {
  address?: string | null | undefined;
  businessName: string;
  city: string;
  contactName: string;
  phone?: string | null | undefined;
  role: ProfileRole;
  state: string;
  zipCode?: string | null | undefined;
};

export type ProfileRole =
  | 'organizer'
  | 'vendor';

export type RequestEmailChangeInput = {
  currentPassword: string;
  email: string;
};

export type SecurityEventKind =
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'email_change_requested'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_renamed'
  | 'password_changed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'reset_requested'
  | 'second_factor_failed'
  | 'second_factor_off'
  | 'session_ended'
  | 'sign_in_failed'
  | 'signed_in'
  | 'signed_out_everywhere';

export type ShownProfileInput = {
  address?: string | null | undefined;
  businessName?: string | null | undefined;
  city?: string | null | undefined;
  contactName?: string | null | undefined;
  description?: string | null | undefined;
  phone?: string | null | undefined;
  productCategories?: Array<string> | null | undefined;
  state?: string | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type UpdatePasswordInput = {
  currentPassword?: string | null | undefined;
  password: string;
};

export type UpdateProfileInput = {
  address?: string | null | undefined;
  before?: ShownProfileInput | null | undefined;
  businessName?: string | null | undefined;
  city?: string | null | undefined;
  contactName?: string | null | undefined;
  description?: string | null | undefined;
  phone?: string | null | undefined;
  productCategories?: Array<string> | null | undefined;
  state?: string | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type CreateProfileMutationVariables = Exact<{
  input: CreateProfileInput;
}>;


export type CreateProfileMutation = { profile: { id: string } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { profile: { id: string } };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updated: { id: string } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requested: { id: string } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { sessions: Array<{ id: string, device: string, signedInAt: string, lastSeenAt: string, current: boolean }> };

export type MySecurityRecordQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecurityRecordQuery = { record: Array<{ id: string, kind: SecurityEventKind, at: string, device: string | null }> };

export type EndSessionMutationVariables = Exact<{
  input: ByIdInput;
}>;


export type EndSessionMutation = { ended: { id: string } };

export type EndAllSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAllSessionsMutation = { ended: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createProfile: build.mutation<CreateProfileMutation, CreateProfileMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateProfile', documentId: 'c519a55ad22ff766ea40f0f90ae21cd36da5a598a2236edd6d77e1db94e4ad8c', variables: variables ?? {} }), invalidatesTags: ['Session', 'Profile'], }),
    updateProfile: build.mutation<UpdateProfileMutation, UpdateProfileMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdateProfile', documentId: '1ebc44c5eba46fda9082ee7f660dbdda05cfade77cd40942b4b9d14843bca3ef', variables: variables ?? {} }), invalidatesTags: ['Session', 'Profile'], }),
    updatePassword: build.mutation<UpdatePasswordMutation, UpdatePasswordMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePassword', documentId: 'a28192de2630254f254d65bcfa2ee4679a6c6fe5a8bef8bc6aad10c182b80bdd', variables: variables ?? {} }), invalidatesTags: ['Security'], }),
    requestEmailChange: build.mutation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RequestEmailChange', documentId: '9cc053d4a9e2ffa825e0e060b924df37a3924b73747f06356ab9657c4f50c65b', variables: variables ?? {} }), invalidatesTags: ['Security'], }),
    mySessions: build.query<MySessionsQuery, MySessionsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MySessions', documentId: 'c14b3289724091c375763c3db25d188228e719055680d21dab54ae80c92e0f6d', variables: variables ?? {} }), providesTags: ['Security'], }),
    mySecurityRecord: build.query<MySecurityRecordQuery, MySecurityRecordQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MySecurityRecord', documentId: '0861a123105587a28a99e5ee2c707c1e0a62f1281b87435abde6ee0c3d1f71e9', variables: variables ?? {} }), providesTags: ['Security'], }),
    endSession: build.mutation<EndSessionMutation, EndSessionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EndSession', documentId: 'ffeaeaf96a7d161d66b8e49a4b96a3539d0f44900abaace325407f62e2226810', variables: variables ?? {} }), invalidatesTags: ['Security'], }),
    endAllSessions: build.mutation<EndAllSessionsMutation, EndAllSessionsMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'EndAllSessions', documentId: '8a1461ad589652456e094800b137569d619a5ada1becc727ec3ddb891cab181b', variables: variables ?? {} }), invalidatesTags: ['Security'], }),
  }),
});

export { api as identityApi };

export const { useCreateProfileMutation, useUpdateProfileMutation, useUpdatePasswordMutation, useRequestEmailChangeMutation, useMySessionsQuery, useMySecurityRecordQuery, useEndSessionMutation, useEndAllSessionsMutation } = api;
