// Written by tools/codegen.ts from the documents beside it. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nextCursor: string | null, items: Array<{ id: string, type: string, title: string, body: string | null, link: string | null, read: boolean, createdAt: string }> } };

export type UnreadNotificationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountQuery = { unreadNotificationCount: number };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: boolean };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: boolean };

const NotificationsDocument = "query Notifications($cursor: String) { notifications(cursor: $cursor) { items { id type title body link read createdAt } nextCursor } }";
const UnreadNotificationCountDocument = "query UnreadNotificationCount { unreadNotificationCount }";
const MarkNotificationReadDocument = "mutation MarkNotificationRead($id: ID!) { markNotificationRead(id: $id) }";
const MarkAllNotificationsReadDocument = "mutation MarkAllNotificationsRead { markAllNotificationsRead }";

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationsQuery, NotificationsQueryVariables | void>({ query: (variables) => ({ kind: 'query', document: NotificationsDocument, documentId: '8f929ba0101dea9b0fe9c6c1b95bac8c95f18f1948bbe3ab46bdf0c0d9acc338', variables: variables ?? {} }), providesTags: ['Notification'], }),
    unreadNotificationCount: build.query<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables | void>({ query: (variables) => ({ kind: 'query', document: UnreadNotificationCountDocument, documentId: 'dcaff2ad9c68794a7528d4ec7ed97809a40f2fbb54acd15c6586b339adef7bac', variables: variables ?? {} }), providesTags: ['Notification'], }),
    markNotificationRead: build.mutation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>({ query: (variables) => ({ kind: 'mutation', document: MarkNotificationReadDocument, documentId: '4b544e1e0a76195130b5b7728e1243cc277fe79b59b23c103eaf20e984a08ccf', variables: variables ?? {} }), invalidatesTags: ['Notification'], }),
    markAllNotificationsRead: build.mutation<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', document: MarkAllNotificationsReadDocument, documentId: 'e919497b911d73638f8329785ecb0b4b48a247bb6d037bf89b2a498c5bca336d', variables: variables ?? {} }), invalidatesTags: ['Notification'], }),
  }),
});

export { api as notificationsApi };

export const { useNotificationsQuery, useLazyNotificationsQuery, useUnreadNotificationCountQuery, useLazyUnreadNotificationCountQuery, useMarkNotificationReadMutation, useMarkAllNotificationsReadMutation } = api;
