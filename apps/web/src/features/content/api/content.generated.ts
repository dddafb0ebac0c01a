// Written by tools/codegen.ts from the documents in this folder. Do not edit.

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

export type JoinWaitlistInput = {
  email: string;
  name: string;
  website?: string | null | undefined;
};

export type LandingSection =
  | 'contact'
  | 'offer'
  | 'story'
  | 'testimonials';

export type SubmitContactInput = {
  email: string;
  message: string;
  name: string;
  role: string;
  website?: string | null | undefined;
};

export type SubmitFeedbackInput = {
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
  input: SubmitContactInput;
}>;


export type SubmitContactMutation = { done: { id: string } };

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedbackInput;
}>;


export type SubmitFeedbackMutation = { done: { id: string } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { done: { id: string } };

export type StaffAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAddressQuery = { texts: { contactEmail: string, samples: Array<LandingSection> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<SubmitContactMutation, SubmitContactMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitContact', documentId: '71ef1e4b10dfcc90d763ad958474774adbe5adc983c52f6b8015252ef912aaf5', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    submitFeedback: build.mutation<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitFeedback', documentId: 'fd8951900759dd0befbc2c7e35765a2c3888b462b0ebad8bc94d78655795ca1f', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    joinWaitlist: build.mutation<JoinWaitlistMutation, JoinWaitlistMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'JoinWaitlist', documentId: '5e7c2acab3cc796c8b56ae18abf22b048221239883c9550f207cb5a7a7a7ea19', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    staffAddress: build.query<StaffAddressQuery, StaffAddressQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'StaffAddress', documentId: '272ab3edc638639b05d5b8ce2c20272e683be2ecb19bf3d4ebd310fa96a2d763', variables: variables ?? {} }), providesTags: ['LandingTexts'], }),
  }),
});

export { api as contentApi };

export const { useSubmitContactMutation, useSubmitFeedbackMutation, useJoinWaitlistMutation, useStaffAddressQuery } = api;
