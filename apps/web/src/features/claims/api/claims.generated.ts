// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClaimClosing =
  | 'another_approved'
  | 'transferred';

export type ClaimFilterInput = {
  eventId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: ClaimStatus | null | undefined;
};

export type ClaimStatus =
  | 'approved'
  | 'denied'
  | 'pending';

export type SubmitClaimInput = {
  businessName?: string | null | undefined;
  contactPublic?: boolean | null | undefined;
  email: string;
  eventId: string;
  message?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  url?: string | null | undefined;
  website?: string | null | undefined;
};

export type ClaimsQueryVariables = Exact<{
  input: ClaimFilterInput;
}>;


export type ClaimsQuery = { claims: { total: number, items: Array<{ id: string, status: ClaimStatus, organizerId: string | null, requestedByName: string, requestedByEmail: string, requestedByPhone: string | null, businessName: string | null, message: string | null, createdAt: string, decidedAt: string | null, closedBecause: ClaimClosing | null, otherOpenClaims: number | null, nextOwner: { id: string, businessName: string | null, contactName: string | null, email: string } | null, event: { id: string, title: string, eventDate: string, city: string, state: string } | null }> } };

export type MyOpenClaimsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOpenClaimsQuery = { claims: Array<{ id: string, requestedByEmail: string, createdAt: string, event: { id: string, title: string } | null }> };

export type SubmitClaimMutationVariables = Exact<{
  input: SubmitClaimInput;
}>;


export type SubmitClaimMutation = { done: { id: string } };

export type ApproveClaimMutationVariables = Exact<{
  id: string;
}>;


export type ApproveClaimMutation = { claim: { id: string } };

export type DenyClaimMutationVariables = Exact<{
  id: string;
}>;


export type DenyClaimMutation = { claim: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claims: build.query<ClaimsQuery, ClaimsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Claims', documentId: '0fbf804a327fee5fbef62fabd060e94a6b0130dacb8f01e1e116b1e1f744919e', variables: variables ?? {} }), providesTags: ['Claim'], }),
    myOpenClaims: build.query<MyOpenClaimsQuery, MyOpenClaimsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MyOpenClaims', documentId: '5260b0c2561d0c40b4838972df29b3e614ce1de1922e17cff7e513be218181a2', variables: variables ?? {} }), providesTags: ['Claim'], }),
    submitClaim: build.mutation<SubmitClaimMutation, SubmitClaimMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitClaim', documentId: '75f043e65c477674d91f20897283ba07b465e1a82be222a50bf7f6ac1ac2c488', variables: variables ?? {} }), invalidatesTags: ['Event', 'Claim'], }),
    approveClaim: build.mutation<ApproveClaimMutation, ApproveClaimMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ApproveClaim', documentId: '33eb50687c91c419c272376e5b499c5e043950cad55a0500140a66999fc033a0', variables: variables ?? {} }), invalidatesTags: ['Claim', 'Event', 'Operation'], }),
    denyClaim: build.mutation<DenyClaimMutation, DenyClaimMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DenyClaim', documentId: '07edaae9520765976495c0ffc12c7da2816f636a02bca5f6062e3c28166102b6', variables: variables ?? {} }), invalidatesTags: ['Claim', 'Operation'], }),
  }),
});

export { api as claimsApi };

export const { useClaimsQuery, useMyOpenClaimsQuery, useSubmitClaimMutation, useApproveClaimMutation, useDenyClaimMutation } = api;
