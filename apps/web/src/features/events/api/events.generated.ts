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

export type CreateMarketEventInput = {
  address?: string | null | undefined;
  applicationDeadline?: string | null | undefined;
  applicationFeeCents?: number | null | undefined;
  boothFeeCents?: number | null | undefined;
  boothSize?: string | null | undefined;
  cancellationPolicy?: string | null | undefined;
  city: string;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  description: string;
  electricityAvailable?: boolean | null | undefined;
  endTime?: string | null | undefined;
  eventDate: string;
  eventEndDate?: string | null | undefined;
  eventType?: MarketEventType | null | undefined;
  foodVendorsAllowed?: boolean | null | undefined;
  indoorOutdoor?: IndoorOutdoor | null | undefined;
  insuranceRequired?: boolean | null | undefined;
  latitude?: number | null | undefined;
  loadInDate?: string | null | undefined;
  loadInTime?: string | null | undefined;
  loadOutTime?: string | null | undefined;
  location: string;
  longitude?: number | null | undefined;
  maxVendors?: number | null | undefined;
  parkingAvailable?: boolean | null | undefined;
  productRestrictions?: Array<string> | null | undefined;
  refundPolicy?: RefundPolicyInput | null | undefined;
  setupInstructions?: string | null | undefined;
  startTime?: string | null | undefined;
  state: string;
  tableProvided?: boolean | null | undefined;
  title: string;
  websiteUrl?: string | null | undefined;
  wifiAvailable?: boolean | null | undefined;
  zipCode?: string | null | undefined;
};

export type DuplicateMarketEventInput = {
  eventDate?: string | null | undefined;
  id: string;
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

export type MarketEventBadge =
  | 'applications_closed'
  | 'applications_open'
  | 'applications_pending_organizer'
  | 'past_event';

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

export type MarketEventMapInput = {
  filter: MarketEventFilterInput;
  view: AreaInput;
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

export type MyMarketEventsFilterInput = {
  begun?: boolean | null | undefined;
  order?: MarketEventOrder | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  past?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: MarketEventStatus | null | undefined;
  upcoming?: boolean | null | undefined;
};

export type RefundPolicyInput = {
  fullUntilDays?: number | null | undefined;
  partialPercent: number;
  partialUntilDays?: number | null | undefined;
};

export type RepeatMarketEventInput = {
  eventDates: Array<string>;
  id: string;
};

export type SearchCorrectionInput = {
  location?: string | null | undefined;
  search?: string | null | undefined;
};

export type SetUpMarketEventInput = {
  address?: string | null | undefined;
  applicationDeadline?: string | null | undefined;
  applicationFeeCents?: number | null | undefined;
  boothFeeCents?: number | null | undefined;
  boothSize?: string | null | undefined;
  cancellationPolicy?: string | null | undefined;
  city?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  description?: string | null | undefined;
  electricityAvailable?: boolean | null | undefined;
  endTime?: string | null | undefined;
  eventDate?: string | null | undefined;
  eventEndDate?: string | null | undefined;
  eventType?: MarketEventType | null | undefined;
  foodVendorsAllowed?: boolean | null | undefined;
  id: string;
  indoorOutdoor?: IndoorOutdoor | null | undefined;
  insuranceRequired?: boolean | null | undefined;
  latitude?: number | null | undefined;
  loadInDate?: string | null | undefined;
  loadInTime?: string | null | undefined;
  loadOutTime?: string | null | undefined;
  location?: string | null | undefined;
  longitude?: number | null | undefined;
  maxVendors?: number | null | undefined;
  parkingAvailable?: boolean | null | undefined;
  productRestrictions?: Array<string> | null | undefined;
  reason?: string | null | undefined;
  refundPolicy?: RefundPolicyInput | null | undefined;
  revision?: number | null | undefined;
  setupInstructions?: string | null | undefined;
  startTime?: string | null | undefined;
  state?: string | null | undefined;
  tableProvided?: boolean | null | undefined;
  title?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  wifiAvailable?: boolean | null | undefined;
  zipCode?: string | null | undefined;
};

export type UpdateMarketEventInput = {
  address?: string | null | undefined;
  applicationDeadline?: string | null | undefined;
  applicationFeeCents?: number | null | undefined;
  boothFeeCents?: number | null | undefined;
  boothSize?: string | null | undefined;
  cancellationPolicy?: string | null | undefined;
  city?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  description?: string | null | undefined;
  electricityAvailable?: boolean | null | undefined;
  endTime?: string | null | undefined;
  eventDate?: string | null | undefined;
  eventEndDate?: string | null | undefined;
  eventType?: MarketEventType | null | undefined;
  foodVendorsAllowed?: boolean | null | undefined;
  id: string;
  indoorOutdoor?: IndoorOutdoor | null | undefined;
  insuranceRequired?: boolean | null | undefined;
  latitude?: number | null | undefined;
  loadInDate?: string | null | undefined;
  loadInTime?: string | null | undefined;
  loadOutTime?: string | null | undefined;
  location?: string | null | undefined;
  longitude?: number | null | undefined;
  maxVendors?: number | null | undefined;
  parkingAvailable?: boolean | null | undefined;
  productRestrictions?: Array<string> | null | undefined;
  reason?: string | null | undefined;
  refundPolicy?: RefundPolicyInput | null | undefined;
  revision?: number | null | undefined;
  setupInstructions?: string | null | undefined;
  startTime?: string | null | undefined;
  state?: string | null | undefined;
  tableProvided?: boolean | null | undefined;
  title?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  wifiAvailable?: boolean | null | undefined;
  zipCode?: string | null | undefined;
};

export type EventApplicationsFragment = { applicationCounts: { total: number, pending: number, accepted: number, withoutBooth: number } | null };

export type EventMapQueryVariables = Exact<{
  input: MarketEventMapInput;
}>;


export type EventMapQuery = { map: { total: number, clusters: Array<{ latitude: number, longitude: number, city: string, count: number, event: { id: string, title: string, eventDate: string | null } | null }> } };

export type MapPlaceQueryVariables = Exact<{
  input: MarketEventFilterInput;
}>;


export type MapPlaceQuery = { place: { near: { latitude: number, longitude: number } | null } };

export type SearchCorrectionQueryVariables = Exact<{
  input: SearchCorrectionInput;
}>;


export type SearchCorrectionQuery = { correction: { search: string | null, location: string | null, hasFewerWords: boolean } | null };

export type MapTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type MapTilesQuery = { tiles: { url: string, attribution: string } | null };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { event: { isFull: boolean | null, isBeingDeleted: boolean, takenDownReason: string | null, gettingReady: boolean, description: string, eventCode: string | null, loadInDate: string | null, loadInTime: string | null, loadOutTime: string | null, address: string | null, zipCode: string | null, indoorOutdoor: IndoorOutdoor | null, boothSize: string | null, tableProvided: boolean, electricityAvailable: boolean, wifiAvailable: boolean, parkingAvailable: boolean, foodVendorsAllowed: boolean, insuranceRequired: boolean, setupInstructions: string | null, productRestrictions: Array<string>, cancellationPolicy: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizerId: string | null, organizerContactName: string | null, organizerContactEmail: string | null, organizerContactPhone: string | null, revision: number, id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number, terms: string, organizer: { id: string, businessName: string, contactName: string } | null, refundPolicy: { fullUntilDays: number | null, partialUntilDays: number | null, partialPercent: number } | null, applicationCounts: { total: number, pending: number, accepted: number, withoutBooth: number } | null } };

export type EventByCodeQueryVariables = Exact<{
  code: string;
}>;


export type EventByCodeQuery = { event: { id: string } };

export type MyEventsQueryVariables = Exact<{
  input: MyMarketEventsFilterInput;
}>;


export type MyEventsQuery = { events: { total: number, items: Array<{ isBeingDeleted: boolean, takenDownReason: string | null, gettingReady: boolean, id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number, applicationCounts: { total: number, pending: number, accepted: number, withoutBooth: number } | null }> } };

export type CreateEventMutationVariables = Exact<{
  input: CreateMarketEventInput;
}>;


export type CreateEventMutation = { event: { id: string } };

export type UpdateEventMutationVariables = Exact<{
  input: UpdateMarketEventInput;
}>;


export type UpdateEventMutation = { event: { id: string, revision: number } };

export type SetUpEventMutationVariables = Exact<{
  input: SetUpMarketEventInput;
}>;


export type SetUpEventMutation = { event: { id: string, badge: MarketEventBadge } };

export type RemoveBannerMutationVariables = Exact<{
  id: string;
}>;


export type RemoveBannerMutation = { event: { id: string } };

export type RemoveEventImageMutationVariables = Exact<{
  id: string;
}>;


export type RemoveEventImageMutation = { event: { id: string } };

export type DuplicateEventMutationVariables = Exact<{
  input: DuplicateMarketEventInput;
}>;


export type DuplicateEventMutation = { event: { id: string } };

export type RepeatEventMutationVariables = Exact<{
  input: RepeatMarketEventInput;
}>;


export type RepeatEventMutation = { repeated: { ids: Array<string> } };

export type PublishEventMutationVariables = Exact<{
  id: string;
}>;


export type PublishEventMutation = { event: { id: string, status: MarketEventStatus } };

export type PaidBoothsQueryVariables = Exact<{
  eventId: string;
}>;


export type PaidBoothsQuery = { paid: { total: number, totals: { grossCents: number, refundedCents: number } } };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { done: { id: string, isRefunding: boolean } };

export type EventCardFragment = { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number };

export type EventTermsFragment = { terms: string, refundPolicy: { fullUntilDays: number | null, partialUntilDays: number | null, partialPercent: number } | null };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    eventMap: build.query<EventMapQuery, EventMapQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EventMap', documentId: '9d664160f5abeda9c422d7ef0a0263ed38f9b06e792c025a8437d3b05650c47b', variables: variables ?? {} }), providesTags: ['Event'], }),
    mapPlace: build.query<MapPlaceQuery, MapPlaceQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MapPlace', documentId: '985bf5ab564c70038fff58e4ea45a090e239bd01840c889060224dd2fe864ee4', variables: variables ?? {} }), }),
    searchCorrection: build.query<SearchCorrectionQuery, SearchCorrectionQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'SearchCorrection', documentId: 'd1d7a267f41b97b2b07067e112f2e697f74825f5e008c09aaa61bbb7d792147d', variables: variables ?? {} }), }),
    mapTiles: build.query<MapTilesQuery, MapTilesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MapTiles', documentId: '656a46132fcb8dd7f99caa6ac92e1c1cee12c752ca22c0ec9b44f577cec5655f', variables: variables ?? {} }), }),
    event: build.query<EventQuery, EventQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Event', documentId: 'f501d71260567483ce434e86559384568e2c8c3c9a1199a4b148505dc58f7dfb', variables: variables ?? {} }), providesTags: ['Event', 'Application'], }),
    eventByCode: build.query<EventByCodeQuery, EventByCodeQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EventByCode', documentId: '98aa1e1bcebbde8e0947728178befad8b46ecce87d2b7cad87ccbc3a7d95da71', variables: variables ?? {} }), }),
    myEvents: build.query<MyEventsQuery, MyEventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MyEvents', documentId: '0eaa3945a9e186176eac527db1e036b6bb2e064e8b542d0b64fbbc13e9fe4d40', variables: variables ?? {} }), providesTags: ['Event', 'Application'], }),
    createEvent: build.mutation<CreateEventMutation, CreateEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateEvent', documentId: 'ae19248a3fce6f6f913822f56b27299c7b2ec1d5b7ec169d2433d9dce30bc519', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    updateEvent: build.mutation<UpdateEventMutation, UpdateEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdateEvent', documentId: '334870ee2529572cc976e41bdebbe8d66c6870aeb98b0d3411866379d600b93e', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    setUpEvent: build.mutation<SetUpEventMutation, SetUpEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SetUpEvent', documentId: 'e95cb1952fbcac6d9dc07b62045c673732fc2c05a89d38337ef041c56473a1ec', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    removeBanner: build.mutation<RemoveBannerMutation, RemoveBannerMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveBanner', documentId: '24c27030626bb6087f4d65a952debc34f80c551f4f5c05a4143b7eacc01c9f40', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    removeEventImage: build.mutation<RemoveEventImageMutation, RemoveEventImageMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveEventImage', documentId: 'a94dcb7b437340eb6c5d7a1ea56e9d695f9a421bc87ff44bdf69587e5518f0c3', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    duplicateEvent: build.mutation<DuplicateEventMutation, DuplicateEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DuplicateEvent', documentId: 'abf3e74676827ed5321f33649fc21f57ff600e14bbfde5e66d1ceb12e0c3b1d7', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    repeatEvent: build.mutation<RepeatEventMutation, RepeatEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RepeatEvent', documentId: '010ce6dac079033b592251648af1d5e7561714d9c87b1501261bce05cec719e4', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    publishEvent: build.mutation<PublishEventMutation, PublishEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'PublishEvent', documentId: 'd64fab48e0071740791e7d3ff0f225d3907d3712c2a49951a2a5673c944be233', variables: variables ?? {} }), invalidatesTags: ['Event'], }),
    paidBooths: build.query<PaidBoothsQuery, PaidBoothsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PaidBooths', documentId: '210a624d4f4827cccc1c5127b0e861555023280cff7f43973a739ac890ef0e23', variables: variables ?? {} }), providesTags: ['Payment'], }),
    deleteEvent: build.mutation<DeleteEventMutation, DeleteEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteEvent', documentId: '231539aaf45f7437780118eabd48bfeea05be8605665d85fb88807ef239e2dfe', variables: variables ?? {} }), invalidatesTags: ['Event', 'Application', 'Payment'], }),
  }),
});

export { api as eventsApi };

export const { useEventMapQuery, useMapPlaceQuery, useSearchCorrectionQuery, useMapTilesQuery, useEventQuery, useEventByCodeQuery, useMyEventsQuery, useCreateEventMutation, useUpdateEventMutation, useSetUpEventMutation, useRemoveBannerMutation, useRemoveEventImageMutation, useDuplicateEventMutation, useRepeatEventMutation, usePublishEventMutation, usePaidBoothsQuery, useDeleteEventMutation } = api;
