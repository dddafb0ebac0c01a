// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ProEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProEventsQuery = { events: { total: number, items: Array<{ eventCode: string | null, id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number, applicationCounts: { accepted: number } | null }> } };

export type ProRevenueQueryVariables = Exact<{ [key: string]: never; }>;


export type ProRevenueQuery = { revenue: { byEvent: Array<{ eventId: string, payoutCents: number, outstandingCents: number }> } };

export type EventCardFragment = { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    proEvents: build.query<ProEventsQuery, ProEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ProEvents', documentId: 'f4f67f7342be2e334828e5d6afefd690680668ee477647c0205bf7017bbfbcd9', variables: variables ?? {} }), providesTags: ['Event', 'Application'], }),
    proRevenue: build.query<ProRevenueQuery, ProRevenueQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ProRevenue', documentId: '74f859006f0bfb3bb8ed358eb4efb17792c67decf6e6ed1da37b692cb86e8783', variables: variables ?? {} }), providesTags: ['Payment'], }),
  }),
});

export { api as organizerProApi };

export const { useProEventsQuery, useLazyProEventsQuery, useProRevenueQuery, useLazyProRevenueQuery } = api;
