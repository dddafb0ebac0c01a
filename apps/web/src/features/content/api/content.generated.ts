// Written by tools/codegen.ts from the documents beside it. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeedbackCategory =
  | 'bug'
  | 'confusing'
  | 'general'
  | 'improvement';

export type JoinWaitlist = {
  email: string;
  name: string;
  website?: string | null | undefined;
};

export type SubmitContact = {
  email: string;
  message: string;
  name: string;
  role: string;
  website?: string | null | undefined;
};

export type SubmitFeedback = {
  category: FeedbackCategory;
  email?: string | null | undefined;
  message: string;
  name?: string | null | undefined;
  page: string;
  rating?: number | null | undefined;
  timestamp: string;
  url: string;
  userAgent: string;
  website?: string | null | undefined;
};

export type SubmitContactMutationVariables = Exact<{
  input: SubmitContact;
}>;


export type SubmitContactMutation = { done: { id: string } };

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedback;
}>;


export type SubmitFeedbackMutation = { done: { id: string } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlist;
}>;


export type JoinWaitlistMutation = { done: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<SubmitContactMutation, SubmitContactMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitContact', documentId: '5468e423114c74783f9442b4309e4447f136a9060f7a4de167169426b22317b5', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    submitFeedback: build.mutation<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitFeedback', documentId: 'e64140cb9f5d2b6373a1a0da07ab9e0915c6dd2f5e539ff6b2c488d8927b07b4', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    joinWaitlist: build.mutation<JoinWaitlistMutation, JoinWaitlistMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'JoinWaitlist', documentId: '7b32f9616cef56560fd1ff813ab3743aa35de222fd0c056023790e130bc84a04', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
  }),
});

export { api as contentApi };

export const { useSubmitContactMutation, useSubmitFeedbackMutation, useJoinWaitlistMutation } = api;
