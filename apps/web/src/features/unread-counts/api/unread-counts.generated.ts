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


export type WaitingOwnQuery = { waiting: { items: Array<{ id: string, payment: { id: string, status: PaymentStatus, isOrganizerReady: boolean } | null }> } };

export type UnreadThreadsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadThreadsQuery = { unread: { count: number } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    waitingReceived: build.query<WaitingReceivedQuery, WaitingReceivedQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'WaitingReceived', documentId: 'e9b3ae9ee844ed5ef159fea9266a924e204478a2c7c5cfe8eb7ce7a333b56f2a', variables: variables ?? {} }), providesTags: ['Application'], }),
    waitingOwn: build.query<WaitingOwnQuery, WaitingOwnQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'WaitingOwn', documentId: '858e383b1fb0d20860c883cce6cf45c40a94fcbbcd29731be368fc581a953b55', variables: variables ?? {} }), providesTags: ['Application'], }),
    unreadThreads: build.query<UnreadThreadsQuery, UnreadThreadsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'UnreadThreads', documentId: '013a0f9d804d18f950bfd29c2580f74741d4bb25c1d3a960f602ed5192d91d94', variables: variables ?? {} }), providesTags: ['Thread'], }),
  }),
});

export { api as unreadCountsApi };

export const { useWaitingReceivedQuery, useWaitingOwnQuery, useUnreadThreadsQuery } = api;
