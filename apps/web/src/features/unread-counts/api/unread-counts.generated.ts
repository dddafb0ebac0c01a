// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentStatus =
  | 'completed'
  | 'failed'
  | 'pending'
  | 'processing'
  | 'refunded';

export type WaitingReceivedQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingReceivedQuery = { waiting: { total: number } };

export type WaitingOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingOwnQuery = { waiting: { items: Array<{ id: string, paymentStatus: PaymentStatus, payment: { id: string, isOrganizerReady: boolean } | null }> } };

export type UnreadThreadsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadThreadsQuery = { unread: { count: number } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    waitingReceived: build.query<WaitingReceivedQuery, WaitingReceivedQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'WaitingReceived', documentId: 'e9b3ae9ee844ed5ef159fea9266a924e204478a2c7c5cfe8eb7ce7a333b56f2a', variables: variables ?? {} }), providesTags: ['Application'], }),
    waitingOwn: build.query<WaitingOwnQuery, WaitingOwnQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'WaitingOwn', documentId: 'fbb01fd45f5de00255e7a9fa15704405f8b9c05110cafba73f8d39aa6e52b48f', variables: variables ?? {} }), providesTags: ['Application'], }),
    unreadThreads: build.query<UnreadThreadsQuery, UnreadThreadsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'UnreadThreads', documentId: '013a0f9d804d18f950bfd29c2580f74741d4bb25c1d3a960f602ed5192d91d94', variables: variables ?? {} }), providesTags: ['Thread'], }),
  }),
});

export { api as unreadCountsApi };

export const { useWaitingReceivedQuery, useWaitingOwnQuery, useUnreadThreadsQuery } = api;
