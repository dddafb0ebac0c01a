// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MyNotificationsInput = {
  cursor?: string | null | undefined;
  limit?: number | null | undefined;
};

export type NotificationType =
  | 'application_accepted'
  | 'application_rejected'
  | 'application_submitted'
  | 'booth_assigned'
  | 'claim_approved'
  | 'claim_denied'
  | 'event_reminder'
  | 'event_transferred'
  | 'invitation_accepted'
  | 'invitation_received'
  | 'message_received'
  | 'payment_confirmed'
  | 'payment_disputed'
  | 'payment_received'
  | 'payment_refunded'
  | 'payout_reduced'
  | 'plan_payment_failed';

export type NotificationsQueryVariables = Exact<{
  input: MyNotificationsInput;
}>;


export type NotificationsQuery = { feed: { nextCursor: string | null, items: Array<{ id: string, type: NotificationType, title: string, body: string, link: string, createdAt: string, readAt: string | null }> } };

export type UnreadNotificationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountQuery = { unread: { count: number } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { done: { id: string } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { unread: { count: number } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationsQuery, NotificationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Notifications', documentId: '495055999ffe0e1d16b73af116ba19c75acb0baa1ce479c17cc6f00a008de447', variables: variables ?? {} }), providesTags: ['Notification'], }),
    unreadNotificationCount: build.query<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'UnreadNotificationCount', documentId: 'b93b7003cabe871653aee16e4b7def860636c8dc154f1a6910a165867c4cee70', variables: variables ?? {} }), providesTags: ['Notification'], }),
    markNotificationRead: build.mutation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkNotificationRead', documentId: '1777129fb4845cbc352719e9d95e3e2eed72da8b851dac9b3a5923af165e0237', variables: variables ?? {} }), invalidatesTags: ['Notification'], }),
    markAllNotificationsRead: build.mutation<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkAllNotificationsRead', documentId: 'f5b872896ff011f4279d5fe1440b6272b4e8e7f8b46691db0234513949aefd12', variables: variables ?? {} }), invalidatesTags: ['Notification'], }),
  }),
});

export { api as notificationsApi };

export const { useNotificationsQuery, useLazyNotificationsQuery, useUnreadNotificationCountQuery, useLazyUnreadNotificationCountQuery, useMarkNotificationReadMutation, useMarkAllNotificationsReadMutation } = api;
