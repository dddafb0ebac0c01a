// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangeMailSubscriptionInput = {
  subscribed: boolean;
  token: string;
};

export type DeliveryStatus =
  | 'bounced'
  | 'complained'
  | 'failed'
  | 'queued'
  | 'sent'
  | 'withheld';

export type MailSubscriptionInput = {
  token: string;
};

export type MyNotificationsInput = {
  cursor?: string | null | undefined;
  limit?: number | null | undefined;
};

export type NotificationChoiceInput = {
  app: boolean;
  digest: boolean;
  email: boolean;
  kind: PreferenceKind;
  push: boolean;
};

export type NotificationType =
  | 'application_accepted'
  | 'application_rejected'
  | 'application_submitted'
  | 'application_withdrawn'
  | 'applications_undecided'
  | 'booth_assigned'
  | 'claim_approved'
  | 'claim_denied'
  | 'draft_unsent'
  | 'event_changed'
  | 'event_reminder'
  | 'event_restored'
  | 'event_taken_down'
  | 'event_transferred'
  | 'invitation_accepted'
  | 'invitation_received'
  | 'message_received'
  | 'payment_confirmed'
  | 'payment_disputed'
  | 'payment_due'
  | 'payment_failed'
  | 'payment_received'
  | 'payment_refunded'
  | 'payout_reduced'
  | 'plan_changed'
  | 'plan_payment_failed';

export type PageInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type PreferenceKind =
  | 'applications'
  | 'events'
  | 'invitations'
  | 'messages'
  | 'payments'
  | 'reminders';

export type PreferenceMail =
  | 'always'
  | 'none'
  | 'optional';

export type PushEndpointInput = {
  endpoint: string;
};

export type SaveEventSenderInput = {
  accentColor?: string | null | undefined;
  name?: string | null | undefined;
  repliesToMe: boolean;
};

export type SaveNotificationPreferencesInput = {
  choices: Array<NotificationChoiceInput>;
  quietFrom?: string | null | undefined;
  quietUntil?: string | null | undefined;
  timeZone: string;
};

export type SubscribeToPushInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};

export type SuppressionKind =
  | 'bounced'
  | 'complained';

export type MyEmailsQueryVariables = Exact<{
  input: PageInput;
}>;


export type MyEmailsQuery = { emails: { total: number, items: Array<{ id: string, type: string, status: DeliveryStatus, reason: string | null, createdAt: string, attempts: Array<{ at: string, error: string | null }> }> } };

export type MyMailDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMailDeliveryQuery = { delivery: { suppression: SuppressionKind | null, since: string | null } };

export type ResumeMyMailMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeMyMailMutation = { delivery: { suppression: SuppressionKind | null } };

export type EventSenderQueryVariables = Exact<{ [key: string]: never; }>;


export type EventSenderQuery = { sender: { name: string | null, accentColor: string | null, repliesToMe: boolean } };

export type SaveEventSenderMutationVariables = Exact<{
  input: SaveEventSenderInput;
}>;


export type SaveEventSenderMutation = { sender: { name: string | null } };

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

export type MailSubscriptionQueryVariables = Exact<{
  input: MailSubscriptionInput;
}>;


export type MailSubscriptionQuery = { subscription: { reminders: boolean, invitations: boolean, digest: boolean, recommendations: boolean, canResume: boolean } };

export type ChangeMailSubscriptionMutationVariables = Exact<{
  input: ChangeMailSubscriptionInput;
}>;


export type ChangeMailSubscriptionMutation = { subscription: { reminders: boolean, invitations: boolean, digest: boolean, recommendations: boolean, canResume: boolean } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { preferences: { timeZone: string | null, quietFrom: string | null, quietUntil: string | null, pushKey: string | null, choices: Array<{ kind: PreferenceKind, mail: PreferenceMail, app: boolean, email: boolean, digest: boolean, push: boolean }> } };

export type SaveNotificationPreferencesMutationVariables = Exact<{
  input: SaveNotificationPreferencesInput;
}>;


export type SaveNotificationPreferencesMutation = { preferences: { timeZone: string | null } };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { push: { subscribed: boolean } };

export type UnsubscribeFromPushMutationVariables = Exact<{
  input: PushEndpointInput;
}>;


export type UnsubscribeFromPushMutation = { push: { subscribed: boolean } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myEmails: build.query<MyEmailsQuery, MyEmailsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MyEmails', documentId: 'e1d3497feafae296fd5fd228a42b52fa6c0b8cb272b88af0fab59238b40ee3e5', variables: variables ?? {} }), providesTags: ['Email'], }),
    myMailDelivery: build.query<MyMailDeliveryQuery, MyMailDeliveryQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MyMailDelivery', documentId: 'edd325b31731f881c9719c0242bd3d1d2d6b5383e6a7f7f26541da99f18af44d', variables: variables ?? {} }), providesTags: ['Email'], }),
    resumeMyMail: build.mutation<ResumeMyMailMutation, ResumeMyMailMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'ResumeMyMail', documentId: '2157f76770fe7d8a67a79b6bf0abc54185eb4beaefe6690c06c051bbe36b5b25', variables: variables ?? {} }), invalidatesTags: ['Email'], }),
    eventSender: build.query<EventSenderQuery, EventSenderQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'EventSender', documentId: '84ed7f0225e6a0b44c6d994f9420e74d83be19c1890880f28a1b0ead87accb85', variables: variables ?? {} }), providesTags: ['EventSender'], }),
    saveEventSender: build.mutation<SaveEventSenderMutation, SaveEventSenderMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveEventSender', documentId: 'd255f4792fd9f08661406e9806e46fa7728ce021dfbd2b85ff1327f32980a219', variables: variables ?? {} }), invalidatesTags: ['EventSender'], }),
    notifications: build.query<NotificationsQuery, NotificationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Notifications', documentId: '495055999ffe0e1d16b73af116ba19c75acb0baa1ce479c17cc6f00a008de447', variables: variables ?? {} }), providesTags: ['Notification'], }),
    unreadNotificationCount: build.query<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'UnreadNotificationCount', documentId: 'b93b7003cabe871653aee16e4b7def860636c8dc154f1a6910a165867c4cee70', variables: variables ?? {} }), providesTags: ['Notification'], }),
    markNotificationRead: build.mutation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkNotificationRead', documentId: '1777129fb4845cbc352719e9d95e3e2eed72da8b851dac9b3a5923af165e0237', variables: variables ?? {} }), invalidatesTags: ['Notification'], }),
    markAllNotificationsRead: build.mutation<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkAllNotificationsRead', documentId: 'f5b872896ff011f4279d5fe1440b6272b4e8e7f8b46691db0234513949aefd12', variables: variables ?? {} }), invalidatesTags: ['Notification'], }),
    mailSubscription: build.query<MailSubscriptionQuery, MailSubscriptionQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MailSubscription', documentId: '12916d45345367e4355969f887f85643e29bf240281950a6919c62f492c5946e', variables: variables ?? {} }), providesTags: ['Preference'], }),
    changeMailSubscription: build.mutation<ChangeMailSubscriptionMutation, ChangeMailSubscriptionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ChangeMailSubscription', documentId: 'c0cb7679f0830ff42a6abc04f6179d1050226d8dcd28246df01c345567f4d049', variables: variables ?? {} }), invalidatesTags: ['Preference'], }),
    notificationPreferences: build.query<NotificationPreferencesQuery, NotificationPreferencesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'NotificationPreferences', documentId: '9ffdeb3fe4c4c574efb527b58c9559026da738dbbea85cf9980d85af3a630514', variables: variables ?? {} }), providesTags: ['Preference'], }),
    saveNotificationPreferences: build.mutation<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveNotificationPreferences', documentId: 'b661f9f2a30642a2e6ae29d2708b00a79ae884620e9a676832315fa780afaf6a', variables: variables ?? {} }), invalidatesTags: ['Preference'], }),
    subscribeToPush: build.mutation<SubscribeToPushMutation, SubscribeToPushMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubscribeToPush', documentId: '65a77393fe32966d9984db91908688011d7eadf03395645d3570fd93aad4abef', variables: variables ?? {} }), }),
    unsubscribeFromPush: build.mutation<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UnsubscribeFromPush', documentId: 'a191e0f7a37a84769b6099a29b09d7bd875d4fc1fa7d13ad18be42ab3862e4be', variables: variables ?? {} }), }),
  }),
});

export { api as notificationsApi };

export const { useMyEmailsQuery, useMyMailDeliveryQuery, useResumeMyMailMutation, useEventSenderQuery, useSaveEventSenderMutation, useNotificationsQuery, useUnreadNotificationCountQuery, useMarkNotificationReadMutation, useMarkAllNotificationsReadMutation, useMailSubscriptionQuery, useChangeMailSubscriptionMutation, useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation, useSubscribeToPushMutation, useUnsubscribeFromPushMutation } = api;
