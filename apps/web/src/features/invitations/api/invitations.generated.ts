// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnswerInvitationInput = {
  answer: InvitationAnswer;
  id: string;
  token?: string | null | undefined;
};

export type InvitationAnswer =
  | 'accepted'
  | 'declined'
  | 'unsubscribed'
  | 'viewed';

export type InvitationInput = {
  id: string;
  token?: string | null | undefined;
};

export type InvitationRefusal =
  | 'invitation_exists'
  | 'rate_limit_exceeded';

export type InvitationStatus =
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'pending'
  | 'viewed';

export type ReceivedInvitationsInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type SendInvitationInput = {
  customMessage?: string | null | undefined;
  eventId: string;
  organizerEmail?: string | null | undefined;
  organizerName?: string | null | undefined;
  organizerPhone?: string | null | undefined;
};

export type SentInvitationsInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type InvitationFactsFragment = { id: string, eventId: string, vendorProfileId: string, organizerEmail: string | null, organizerName: string | null, customMessage: string | null, isSeededEventInvitation: boolean, status: InvitationStatus, createdAt: string, event: { id: string, title: string, location: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean } | null, vendor: { id: string, businessName: string, city: string, state: string } | null };

export type CanSendInvitationQueryVariables = Exact<{
  eventId: string;
}>;


export type CanSendInvitationQuery = { check: { canSend: boolean, reason: InvitationRefusal | null, existingStatus: InvitationStatus | null, needsContact: boolean, dailyCount: number } };

export type InvitationQueryVariables = Exact<{
  input: InvitationInput;
}>;


export type InvitationQuery = { invitation: { id: string, eventId: string, vendorProfileId: string, organizerEmail: string | null, organizerName: string | null, customMessage: string | null, isSeededEventInvitation: boolean, status: InvitationStatus, createdAt: string, event: { id: string, title: string, location: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean } | null, vendor: { id: string, businessName: string, city: string, state: string } | null } };

export type SentInvitationsQueryVariables = Exact<{
  input: SentInvitationsInput;
}>;


export type SentInvitationsQuery = { invitations: { total: number, items: Array<{ id: string, eventId: string, vendorProfileId: string, organizerEmail: string | null, organizerName: string | null, customMessage: string | null, isSeededEventInvitation: boolean, status: InvitationStatus, createdAt: string, event: { id: string, title: string, location: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean } | null, vendor: { id: string, businessName: string, city: string, state: string } | null }> } };

export type ReceivedInvitationsQueryVariables = Exact<{
  input: ReceivedInvitationsInput;
}>;


export type ReceivedInvitationsQuery = { invitations: { total: number, items: Array<{ id: string, eventId: string, vendorProfileId: string, organizerEmail: string | null, organizerName: string | null, customMessage: string | null, isSeededEventInvitation: boolean, status: InvitationStatus, createdAt: string, event: { id: string, title: string, location: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean } | null, vendor: { id: string, businessName: string, city: string, state: string } | null }> } };

export type SendInvitationMutationVariables = Exact<{
  input: SendInvitationInput;
}>;


export type SendInvitationMutation = { invitation: { id: string } };

export type AnswerInvitationMutationVariables = Exact<{
  input: AnswerInvitationInput;
}>;


export type AnswerInvitationMutation = { invitation: { id: string, status: InvitationStatus } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    canSendInvitation: build.query<CanSendInvitationQuery, CanSendInvitationQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'CanSendInvitation', documentId: '66200ad85d5d492ffb3d82cbab0da666bc391e1464e7aa4718dc0ee08b728bed', variables: variables ?? {} }), providesTags: ['Invitation'], }),
    invitation: build.query<InvitationQuery, InvitationQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Invitation', documentId: '23b43d52e073b787fabda749a4191e85b211205a9d7712a3a2fe94d2dc53f903', variables: variables ?? {} }), providesTags: ['Invitation'], }),
    sentInvitations: build.query<SentInvitationsQuery, SentInvitationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'SentInvitations', documentId: '4c7e2da4948b621a4d355ee79da73b4b49ce1f8eb5f280bc5c0662c5abba1abe', variables: variables ?? {} }), providesTags: ['Invitation'], }),
    receivedInvitations: build.query<ReceivedInvitationsQuery, ReceivedInvitationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ReceivedInvitations', documentId: 'f25229279a124f172953c005b56512c3abd72e8e6a04f29042646056bfff1d63', variables: variables ?? {} }), providesTags: ['Invitation'], }),
    sendInvitation: build.mutation<SendInvitationMutation, SendInvitationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SendInvitation', documentId: 'c4637bc7efc530500e9ba86a22a95f07fbebed9e29c1061b91f8b30d62504526', variables: variables ?? {} }), invalidatesTags: ['Invitation'], }),
    answerInvitation: build.mutation<AnswerInvitationMutation, AnswerInvitationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AnswerInvitation', documentId: 'a42a34e4a3dda61dd212ff78ce5e6a5b1ca60999ff191d3934ffc03a6633b99f', variables: variables ?? {} }), invalidatesTags: ['Invitation'], }),
  }),
});

export { api as invitationsApi };

export const { useCanSendInvitationQuery, useInvitationQuery, useSentInvitationsQuery, useReceivedInvitationsQuery, useSendInvitationMutation, useAnswerInvitationMutation } = api;
