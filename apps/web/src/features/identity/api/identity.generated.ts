// Written by tools/codegen.ts from the documents beside it. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type UpdatePasswordInput = {
  currentPassword?: string | null | undefined;
  password: string;
};

export type UpdateProfileInput = {
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

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createProfile: build.mutation<CreateProfileMutation, CreateProfileMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateProfile', documentId: 'c519a55ad22ff766ea40f0f90ae21cd36da5a598a2236edd6d77e1db94e4ad8c', variables: variables ?? {} }), invalidatesTags: ['Session', 'Profile'], }),
    updateProfile: build.mutation<UpdateProfileMutation, UpdateProfileMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdateProfile', documentId: '1ebc44c5eba46fda9082ee7f660dbdda05cfade77cd40942b4b9d14843bca3ef', variables: variables ?? {} }), invalidatesTags: ['Session', 'Profile'], }),
    updatePassword: build.mutation<UpdatePasswordMutation, UpdatePasswordMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePassword', documentId: 'a28192de2630254f254d65bcfa2ee4679a6c6fe5a8bef8bc6aad10c182b80bdd', variables: variables ?? {} }), invalidatesTags: ['Security'], }),
  }),
});

export { api as identityApi };

export const { useCreateProfileMutation, useUpdateProfileMutation, useUpdatePasswordMutation } = api;
