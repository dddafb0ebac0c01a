// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcceptedVendorsInput = {
  eventId: string;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type AddPlanningTaskInput = {
  dueDate: string;
  eventId: string;
  title: string;
};

export type ApplicationStatus =
  | 'accepted'
  | 'draft'
  | 'pending'
  | 'rejected'
  | 'withdrawn';

export type Attendance =
  | 'came'
  | 'late'
  | 'no_show';

export type MarketEventBadge =
  | 'applications_closed'
  | 'applications_open'
  | 'applications_pending_organizer'
  | 'past_event';

export type MarketEventStatus =
  | 'draft'
  | 'published';

export type MarketEventType =
  | 'art_show'
  | 'craft_fair'
  | 'farmers_market'
  | 'festival'
  | 'other'
  | 'popup_market';

export type PageInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type RemovePlanningTaskInput = {
  eventId: string;
  taskId: string;
};

export type RemoveVendorMarkInput = {
  applicationId: string;
};

export type SaveVendorMarkInput = {
  applicationId: string;
  attendance: Attendance;
  rating?: number | null | undefined;
};

export type TickPlanningTaskInput = {
  eventId: string;
  isDone: boolean;
  taskId: string;
};

export type VendorContactsInput = {
  eventId: string;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: ApplicationStatus | null | undefined;
};

export type ProEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProEventsQuery = { events: { total: number, items: Array<{ eventCode: string | null, id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number, applicationCounts: { accepted: number, heldFeesCents: number } | null }> } };

export type ProRevenueQueryVariables = Exact<{
  eventIds: Array<string> | string;
}>;


export type ProRevenueQuery = { revenue: Array<{ eventId: string, payoutCents: number, outstandingCents: number }> };

export type PlanFactsFragment = { eventId: string, tasks: Array<{ id: string, title: string | null, dueDate: string, isDone: boolean }> };

export type EventPlanQueryVariables = Exact<{
  eventId: string;
}>;


export type EventPlanQuery = { plan: { eventId: string, tasks: Array<{ id: string, title: string | null, dueDate: string, isDone: boolean }> } };

export type TickPlanningTaskMutationVariables = Exact<{
  input: TickPlanningTaskInput;
}>;


export type TickPlanningTaskMutation = { plan: { eventId: string, tasks: Array<{ id: string, title: string | null, dueDate: string, isDone: boolean }> } };

export type AddPlanningTaskMutationVariables = Exact<{
  input: AddPlanningTaskInput;
}>;


export type AddPlanningTaskMutation = { plan: { eventId: string, tasks: Array<{ id: string, title: string | null, dueDate: string, isDone: boolean }> } };

export type RemovePlanningTaskMutationVariables = Exact<{
  input: RemovePlanningTaskInput;
}>;


export type RemovePlanningTaskMutation = { plan: { eventId: string, tasks: Array<{ id: string, title: string | null, dueDate: string, isDone: boolean }> } };

export type ProPublishedEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProPublishedEventsQuery = { upcoming: { items: Array<{ id: string, title: string, eventDate: string, eventEndDate: string, timeZone: string, defaultedFields: Array<string> }> }, begun: { items: Array<{ id: string, title: string, eventDate: string, eventEndDate: string, timeZone: string, defaultedFields: Array<string> }> } };

export type ChoosableEventFragment = { id: string, title: string, eventDate: string, eventEndDate: string, timeZone: string, defaultedFields: Array<string> };

export type AcceptedVendorsQueryVariables = Exact<{
  input: AcceptedVendorsInput;
}>;


export type AcceptedVendorsQuery = { vendors: { total: number, items: Array<{ applicationId: string, vendorId: string, boothLocation: string | null, vendor: { businessName: string } | null, mark: { attendance: Attendance, rating: number | null } | null }> } };

export type VendorRecordsQueryVariables = Exact<{
  input: PageInput;
}>;


export type VendorRecordsQuery = { records: { total: number, items: Array<{ vendorId: string, marketDays: number, lateCount: number, noShowCount: number, averageRating: number | null, vendor: { businessName: string, city: string, state: string } | null }> } };

export type SaveVendorMarkMutationVariables = Exact<{
  input: SaveVendorMarkInput;
}>;


export type SaveVendorMarkMutation = { mark: { attendance: Attendance, rating: number | null } };

export type RemoveVendorMarkMutationVariables = Exact<{
  input: RemoveVendorMarkInput;
}>;


export type RemoveVendorMarkMutation = { removed: { id: string } };

export type VendorContactsQueryVariables = Exact<{
  input: VendorContactsInput;
}>;


export type VendorContactsQuery = { contacts: { total: number, items: Array<{ applicationId: string, vendorId: string, status: ApplicationStatus, boothLocation: string | null, email: string | null, vendor: { businessName: string, contactName: string, city: string, state: string } | null }> } };

export type EventCardFragment = { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    proEvents: build.query<ProEventsQuery, ProEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ProEvents', documentId: '177ae66922c76bf915c955cbcd7ac80f4ac05f2438339641a4759442faa0bbbd', variables: variables ?? {} }), providesTags: ['Event', 'Application'], }),
    proRevenue: build.query<ProRevenueQuery, ProRevenueQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ProRevenue', documentId: 'c384c5681066f6cbbc5938b04d03f4d2a80160fcda552304adc8655a74e19a29', variables: variables ?? {} }), providesTags: ['Payment'], }),
    eventPlan: build.query<EventPlanQuery, EventPlanQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EventPlan', documentId: '998b76ce25a3a57d6cebe7fb1ed1e6a598140edca09ef1c356877e3b25829224', variables: variables ?? {} }), providesTags: ['EventPlan', 'Event'], }),
    tickPlanningTask: build.mutation<TickPlanningTaskMutation, TickPlanningTaskMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'TickPlanningTask', documentId: '1f8d69b1e7e4d17f5a9b212ef1b64d4ee0160e6fa25011a61506f637f88da320', variables: variables ?? {} }), invalidatesTags: ['EventPlan'], }),
    addPlanningTask: build.mutation<AddPlanningTaskMutation, AddPlanningTaskMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AddPlanningTask', documentId: '42c489a4cceee154cd4635957929614c7d6c68ee464fc2a5ba6c3b4b7809699a', variables: variables ?? {} }), invalidatesTags: ['EventPlan'], }),
    removePlanningTask: build.mutation<RemovePlanningTaskMutation, RemovePlanningTaskMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemovePlanningTask', documentId: 'eb840dbf522409cfe14f573c721b9d69beb89f9ab23786f563a78d51c884f55d', variables: variables ?? {} }), invalidatesTags: ['EventPlan'], }),
    proPublishedEvents: build.query<ProPublishedEventsQuery, ProPublishedEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ProPublishedEvents', documentId: '189f35371c65a64c65ff03e837862b64d253c9484876a73941b669393650ccc1', variables: variables ?? {} }), providesTags: ['Event'], }),
    acceptedVendors: build.query<AcceptedVendorsQuery, AcceptedVendorsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AcceptedVendors', documentId: '4a0fa792894680dc5f590497fc21179cd09f2582807ed6518ff637903264b048', variables: variables ?? {} }), providesTags: ['VendorMark', 'Application'], }),
    vendorRecords: build.query<VendorRecordsQuery, VendorRecordsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorRecords', documentId: '4deefaac7e498778cc3257dc886093ba941623839a4a8108253e4878f05a497f', variables: variables ?? {} }), providesTags: ['VendorMark', 'Profile'], }),
    saveVendorMark: build.mutation<SaveVendorMarkMutation, SaveVendorMarkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveVendorMark', documentId: 'f5e73b4586f7898c601a9e4bd1cb7f0b77df39d7567a22086a853a8061f6ad99', variables: variables ?? {} }), invalidatesTags: ['VendorMark'], }),
    removeVendorMark: build.mutation<RemoveVendorMarkMutation, RemoveVendorMarkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveVendorMark', documentId: '9d5efa543aa422aad615f0214e4e2db6fae264ccd992742be545830ec9ac1d24', variables: variables ?? {} }), invalidatesTags: ['VendorMark'], }),
    vendorContacts: build.query<VendorContactsQuery, VendorContactsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorContacts', documentId: '7551422fd9065420b67c3c7d398621c53b9fe73912d7c7f54752f87ec7503d49', variables: variables ?? {} }), providesTags: ['Application', 'Profile'], }),
  }),
});

export { api as organizerProApi };

export const { useProEventsQuery, useProRevenueQuery, useEventPlanQuery, useTickPlanningTaskMutation, useAddPlanningTaskMutation, useRemovePlanningTaskMutation, useProPublishedEventsQuery, useAcceptedVendorsQuery, useVendorRecordsQuery, useSaveVendorMarkMutation, useRemoveVendorMarkMutation, useVendorContactsQuery } = api;
