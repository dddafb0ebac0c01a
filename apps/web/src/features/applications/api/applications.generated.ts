// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcceptApplicationInput = {
  applicationId: string;
  boothLocation?: string | null | undefined;
  customMessage?: string | null | undefined;
};

export type ApplicationStatus =
  | 'accepted'
  | 'draft'
  | 'pending'
  | 'rejected';

export type ApplicationsInput = {
  eventId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: ApplicationStatus | null | undefined;
  upcoming?: boolean | null | undefined;
};

export type PaymentStatus =
  | 'completed'
  | 'failed'
  | 'pending'
  | 'processing'
  | 'refunded';

export type RejectApplicationInput = {
  applicationId: string;
  rejectionReason?: string | null | undefined;
};

export type SubmitApplicationInput = {
  applicationFeeCents?: number | null | undefined;
  boothFeeCents?: number | null | undefined;
  boothRequirements?: string | null | undefined;
  draftId: string;
  estimatedSalesCents?: number | null | undefined;
  experienceYears?: number | null | undefined;
  previousEvents?: string | null | undefined;
  productsOffered: string;
  socialMediaLinks?: string | null | undefined;
  specialRequests?: string | null | undefined;
};

export type TimelineParty =
  | 'organizer'
  | 'system'
  | 'vendor';

export type ApplicationFactsFragment = { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, createdAt: string, appliedAt: string | null, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null };

export type ApplicationForEventQueryVariables = Exact<{
  eventId: string;
}>;


export type ApplicationForEventQuery = { application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, createdAt: string, appliedAt: string | null, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null } | null };

export type MyApplicationsQueryVariables = Exact<{
  input: ApplicationsInput;
}>;


export type MyApplicationsQuery = { applications: { total: number, items: Array<{ id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, createdAt: string, appliedAt: string | null, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null }> } };

export type MyApplicationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyApplicationCountsQuery = { pending: { total: number }, accepted: { total: number }, rejected: { total: number }, draft: { total: number } };

export type ReceivedApplicationsQueryVariables = Exact<{
  input: ApplicationsInput;
}>;


export type ReceivedApplicationsQuery = { applications: { total: number, items: Array<{ id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, createdAt: string, appliedAt: string | null, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null }> } };

export type ApplicationTimelineQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
}>;


export type ApplicationTimelineQuery = { timeline: { nextCursor: string | null, items: Array<{ id: string, at: string, party: TimelineParty, actorName: string, what: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type CreateDraftMutationVariables = Exact<{
  eventId: string;
}>;


export type CreateDraftMutation = { application: { id: string, status: ApplicationStatus } };

export type SubmitApplicationMutationVariables = Exact<{
  input: SubmitApplicationInput;
}>;


export type SubmitApplicationMutation = { application: { id: string, status: ApplicationStatus } };

export type DeleteDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type DeleteDraftMutation = { done: { id: string } };

export type AcceptApplicationMutationVariables = Exact<{
  input: AcceptApplicationInput;
}>;


export type AcceptApplicationMutation = { application: { id: string, status: ApplicationStatus } };

export type RejectApplicationMutationVariables = Exact<{
  input: RejectApplicationInput;
}>;


export type RejectApplicationMutation = { application: { id: string, status: ApplicationStatus } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applicationForEvent: build.query<ApplicationForEventQuery, ApplicationForEventQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationForEvent', documentId: '554e141428c57f8e21eb56df505f30f08d36ea2d5f9719da21c6beea46b6e1f7', variables: variables ?? {} }), providesTags: ['Application'], }),
    myApplications: build.query<MyApplicationsQuery, MyApplicationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MyApplications', documentId: 'f8a8f4b27429b038b0090a2b3199ebe2714005ba7a0d9aee9db28778e0ac62b5', variables: variables ?? {} }), providesTags: ['Application'], }),
    myApplicationCounts: build.query<MyApplicationCountsQuery, MyApplicationCountsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MyApplicationCounts', documentId: '28a548fe0f528ad71901eaec630dff55c6e5c427c533295c52e2f3c5d997a7e1', variables: variables ?? {} }), providesTags: ['Application'], }),
    receivedApplications: build.query<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ReceivedApplications', documentId: '48c05b30d108dda743c1c1c839e8d73838b940874ad855064652b5ac57f8c2ec', variables: variables ?? {} }), providesTags: ['Application'], }),
    applicationTimeline: build.query<ApplicationTimelineQuery, ApplicationTimelineQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationTimeline', documentId: 'a925377ddd3819fe603ee1cf4a5bba92404cff4294eee8563ca3163d81ea061f', variables: variables ?? {} }), providesTags: ['Application'], }),
    createDraft: build.mutation<CreateDraftMutation, CreateDraftMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateDraft', documentId: '961bbd2f4eea5774f2a484dc97737a7baaf6020d4e2688f597dde68f49d57f76', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    submitApplication: build.mutation<SubmitApplicationMutation, SubmitApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitApplication', documentId: 'c0f244871c0e9ad1580acc153c5e9882de0ab93a406b94823e97b5a87698029a', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    deleteDraft: build.mutation<DeleteDraftMutation, DeleteDraftMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteDraft', documentId: '62f0cb33ff65f91c1da59a04d648b099a762394971f19c028f68a4bf0b26116e', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    acceptApplication: build.mutation<AcceptApplicationMutation, AcceptApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AcceptApplication', documentId: 'e0f3ca5787591bd750a37af96e7eef0d10e131d787e4a78bae675b40535055ad', variables: variables ?? {} }), invalidatesTags: ['Application', 'Payment', 'Event'], }),
    rejectApplication: build.mutation<RejectApplicationMutation, RejectApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RejectApplication', documentId: '4aa0422b8e2ecf25f6625e73c20d207c8e49b61ce50bf08ce2363f536ab1b68c', variables: variables ?? {} }), invalidatesTags: ['Application', 'Event'], }),
  }),
});

export { api as applicationsApi };

export const { useApplicationForEventQuery, useLazyApplicationForEventQuery, useMyApplicationsQuery, useLazyMyApplicationsQuery, useMyApplicationCountsQuery, useLazyMyApplicationCountsQuery, useReceivedApplicationsQuery, useLazyReceivedApplicationsQuery, useApplicationTimelineQuery, useLazyApplicationTimelineQuery, useCreateDraftMutation, useSubmitApplicationMutation, useDeleteDraftMutation, useAcceptApplicationMutation, useRejectApplicationMutation } = api;
