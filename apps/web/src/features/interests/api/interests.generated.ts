// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExpressInterestInput = {
  eventId: string;
  message?: string | null | undefined;
};

export type MarketEventBadge =
  | 'applications_closed'
  | 'applications_open'
  | 'applications_pending_organizer'
  | 'past_event';

export type MyInterestsInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type OrganizerInterestsInput = {
  eventId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type InterestFactsFragment = { id: string, eventId: string, vendorId: string, message: string | null, createdAt: string, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean, isAvailable: boolean } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null };

export type InterestForEventQueryVariables = Exact<{
  eventId: string;
}>;


export type InterestForEventQuery = { interest: { id: string, message: string | null, createdAt: string } | null };

export type MyInterestsQueryVariables = Exact<{
  input: MyInterestsInput;
}>;


export type MyInterestsQuery = { interests: { total: number, items: Array<{ id: string, eventId: string, vendorId: string, message: string | null, createdAt: string, marketEvent: { id: string, badge: MarketEventBadge } | null, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean, isAvailable: boolean } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null }> } };

export type OrganizerInterestsQueryVariables = Exact<{
  input: OrganizerInterestsInput;
}>;


export type OrganizerInterestsQuery = { interests: { total: number, items: Array<{ id: string, eventId: string, vendorId: string, message: string | null, createdAt: string, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, dateToBeAnnounced: boolean, isAvailable: boolean } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null }> } };

export type ExpressInterestMutationVariables = Exact<{
  input: ExpressInterestInput;
}>;


export type ExpressInterestMutation = { interest: { id: string } };

export type RemoveInterestMutationVariables = Exact<{
  eventId: string;
}>;


export type RemoveInterestMutation = { removed: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    interestForEvent: build.query<InterestForEventQuery, InterestForEventQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'InterestForEvent', documentId: 'afe0a94a0b782140563ebf67bb168782d2df2adb4f4b406af0abdce26ec8d0ec', variables: variables ?? {} }), providesTags: ['Interest'], }),
    myInterests: build.query<MyInterestsQuery, MyInterestsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MyInterests', documentId: '9dc66b0203458f4e613c98449cc935bb0a0a955b766ea928179e88055c3b79a1', variables: variables ?? {} }), providesTags: ['Interest'], }),
    organizerInterests: build.query<OrganizerInterestsQuery, OrganizerInterestsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerInterests', documentId: '04b018074b77929f5a55292638ecd1d69aa03ca12d83c536e5fdd3908b5d5f05', variables: variables ?? {} }), providesTags: ['Interest'], }),
    expressInterest: build.mutation<ExpressInterestMutation, ExpressInterestMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ExpressInterest', documentId: '3d6a635cda4cea2686fe34f55f41f72595999848d42e9af0b87590ddf4fb4269', variables: variables ?? {} }), invalidatesTags: ['Interest'], }),
    removeInterest: build.mutation<RemoveInterestMutation, RemoveInterestMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveInterest', documentId: '892f6c6e4ed4908ed8407b277904b5ab2d899f0c6923be28d3f439d347ab176e', variables: variables ?? {} }), invalidatesTags: ['Interest'], }),
  }),
});

export { api as interestsApi };

export const { useInterestForEventQuery, useMyInterestsQuery, useOrganizerInterestsQuery, useExpressInterestMutation, useRemoveInterestMutation } = api;
