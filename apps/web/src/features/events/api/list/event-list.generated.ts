// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../../lib/api/base-api.js';

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

export type EventsQueryVariables = Exact<{
  input: MarketEventFilterInput;
}>;


export type EventsQuery = { events: { total: number, items: Array<{ distanceMiles: number | null, id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number, terms: string, refundPolicy: { fullUntilDays: number | null, partialUntilDays: number | null, partialPercent: number } | null }> } };

export type EventCardFragment = { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number };

export type EventTermsFragment = { terms: string, refundPolicy: { fullUntilDays: number | null, partialUntilDays: number | null, partialPercent: number } | null };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    events: build.query<EventsQuery, EventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Events', documentId: 'bd2d933c40bbfaa73b6222ba66b52a9d7e83dc4cb860248bb330a3b490a5d1da', variables: variables ?? {} }), providesTags: ['Event'], }),
  }),
});

export { api as eventListApi };

export const { useEventsQuery } = api;
