// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AreaInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type IndoorOutdoor =
  | 'both'
  | 'indoor'
  | 'outdoor';

export type MarketEventAmenity =
  | 'electricityAvailable'
  | 'foodVendorsAllowed'
  | 'parkingAvailable'
  | 'tableProvided'
  | 'wifiAvailable';

export type MarketEventFilterInput = {
  amenities?: Array<MarketEventAmenity> | null | undefined;
  area?: AreaInput | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  eventType?: MarketEventType | null | undefined;
  feeMaxCents?: number | null | undefined;
  feeMinCents?: number | null | undefined;
  indoorOutdoor?: IndoorOutdoor | null | undefined;
  location?: string | null | undefined;
  near?: string | null | undefined;
  openToApplications?: boolean | null | undefined;
  order?: MarketEventOrder | null | undefined;
  organizerClaimed?: boolean | null | undefined;
  organizerId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  seededByAdmin?: boolean | null | undefined;
  status?: MarketEventStatus | null | undefined;
  takenDown?: boolean | null | undefined;
  withinMiles?: number | null | undefined;
};

export type MarketEventOrder =
  | 'date_ascending'
  | 'date_descending'
  | 'lowest_fee'
  | 'nearest'
  | 'newest_first';

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

export type TransferMarketEventInput = {
  eventId: string;
  note?: string | null | undefined;
  organizerId: string;
};

export type TransferableEventsQueryVariables = Exact<{
  input: MarketEventFilterInput;
}>;


export type TransferableEventsQuery = { events: { total: number, items: Array<{ id: string, title: string, eventDate: string, eventEndDate: string, city: string, state: string, organizerClaimed: boolean, organizer: { businessName: string } | null }> } };

export type EventToTransferQueryVariables = Exact<{
  id: string;
}>;


export type EventToTransferQuery = { event: { id: string, title: string, eventDate: string, eventEndDate: string, city: string, state: string, organizerId: string | null, organizer: { businessName: string } | null }, openClaims: { total: number, items: Array<{ id: string, requestedByName: string, requestedByEmail: string }> } };

export type OrganizersQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizersQuery = { organizers: Array<{ id: string, businessName: string, contactName: string, email: string, city: string, state: string }> };

export type OrganizerByEmailQueryVariables = Exact<{
  email: string;
}>;


export type OrganizerByEmailQuery = { organizer: { id: string, businessName: string, contactName: string, email: string, city: string, state: string } | null };

export type TransferMarketEventMutationVariables = Exact<{
  input: TransferMarketEventInput;
}>;


export type TransferMarketEventMutation = { event: { id: string, title: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transferableEvents: build.query<TransferableEventsQuery, TransferableEventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'TransferableEvents', documentId: '43e4dfee174acb164dc54ecec34d52ae16d66507e6e1e42f691111a5e26473be', variables: variables ?? {} }), providesTags: ['Event', 'Claim'], }),
    eventToTransfer: build.query<EventToTransferQuery, EventToTransferQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EventToTransfer', documentId: 'c0795133afe4dfc495c85c6bf7595f2b3fc8e4c6cf3c071acd200567ab1c60a8', variables: variables ?? {} }), providesTags: ['Event', 'Claim'], }),
    organizers: build.query<OrganizersQuery, OrganizersQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'Organizers', documentId: '7628b60c80881f876af83d45c065566afd366cfab666051af8dba896590c01cd', variables: variables ?? {} }), providesTags: ['Person'], }),
    organizerByEmail: build.query<OrganizerByEmailQuery, OrganizerByEmailQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerByEmail', documentId: '45896e047f19046928c6a6c4b1b154381c1521d21dacb71afeb84f669ad721f0', variables: variables ?? {} }), providesTags: ['Person'], }),
    transferMarketEvent: build.mutation<TransferMarketEventMutation, TransferMarketEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'TransferMarketEvent', documentId: 'a5c45eb56ea6ebdfdbd1869d295a27305590a4a1f53d8ba0ff4e47a0d6d2e49b', variables: variables ?? {} }), invalidatesTags: ['Event', 'Claim', 'Operation'], }),
  }),
});

export { api as adminTransferApi };

export const { useTransferableEventsQuery, useEventToTransferQuery, useOrganizersQuery, useOrganizerByEmailQuery, useTransferMarketEventMutation } = api;
