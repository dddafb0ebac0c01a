// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdminOperationFilterInput = {
  onlyChanges?: boolean | null | undefined;
  operationType?: AdminOperationType | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  performedBy?: string | null | undefined;
  personId?: string | null | undefined;
};

export type AdminOperationType =
  | 'approve_claim'
  | 'change_blueprint_categories'
  | 'change_landing_texts'
  | 'change_plan'
  | 'close_message_thread'
  | 'delete_blueprint'
  | 'delete_post'
  | 'deny_claim'
  | 'discard_dead_letter'
  | 'dismiss_message_report'
  | 'end_all_sessions'
  | 'end_session'
  | 'erase_submission'
  | 'export_records'
  | 'order_blueprints'
  | 'publish_blueprint'
  | 'publish_post'
  | 'read_account'
  | 'read_accounts'
  | 'read_message_report'
  | 'read_records'
  | 'reopen_message_thread'
  | 'resend_confirmation'
  | 'resend_dead_letter'
  | 'restore_event'
  | 'retry_set_aside'
  | 'save_blueprint'
  | 'save_email_template'
  | 'save_post'
  | 'schedule_post'
  | 'seed_events'
  | 'take_down_event'
  | 'transfer_event'
  | 'undo_import'
  | 'unpublish_blueprint'
  | 'unpublish_post'
  | 'unschedule_post'
  | 'warn_message_sender';

export type AreaInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type FeedbackCategory =
  | 'bug'
  | 'confusing'
  | 'general'
  | 'improvement';

export type IndoorOutdoor =
  | 'both'
  | 'indoor'
  | 'outdoor';

export type MarkDoneInput = {
  done: boolean;
  id: string;
};

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

export type RecordSummariesInput = {
  timeZone?: string | null | undefined;
};

export type RecordType =
  | 'accounts'
  | 'applications'
  | 'claims'
  | 'emails'
  | 'market_events'
  | 'messages'
  | 'payments'
  | 'posts'
  | 'subscriptions';

export type SubmissionFilterInput = {
  done?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
};

export type SystemService =
  | 'applications'
  | 'attachments'
  | 'billing'
  | 'content'
  | 'events'
  | 'identity'
  | 'notifications';

export type TakeDownMarketEventInput = {
  eventId: string;
  reason: string;
};

export type AdminAccountCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAccountCountsQuery = { accounts: { vendors: number, organizers: number, admins: number, withoutProfile: number } };

export type AdminEventCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEventCountsQuery = { events: { draft: number, published: number, claimable: number, pendingClaims: number, stoppedImports: number } };

export type AdminContentTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminContentTasksQuery = { tasks: { openMessages: number, openFeedback: number } };

export type AdminNotificationTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNotificationTasksQuery = { tasks: { openReports: number, failedEmails: number } };

export type AdminReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminReconciliationQuery = { report: { runs: Array<{ finishedAt: string | null, differenceCount: number }>, refusedRefunds: Array<{ paymentIntentId: string }> } };

export type AdminSystemTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSystemTasksQuery = { system: { services: Array<{ service: SystemService, status: { version: string } | null }>, setAside: Array<{ streamId: string }>, queues: Array<{ failed: number }> | null }, deadLetters: { notReachable: Array<SystemService>, items: Array<{ id: string }> } };

export type AdminRecordSummariesQueryVariables = Exact<{
  input: RecordSummariesInput;
}>;


export type AdminRecordSummariesQuery = { records: { missing: Array<RecordType>, items: Array<{ type: RecordType, total: number, statuses: Array<{ status: string, count: number }>, days: Array<{ day: string, count: number }> }> } };

export type AdminPerformersQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPerformersQuery = { performers: Array<{ id: string, account: { contactName: string | null, email: string } | null }> };

export type AdminOperationsQueryVariables = Exact<{
  input: AdminOperationFilterInput;
}>;


export type AdminOperationsQuery = { operations: { total: number, items: Array<{ id: string, operationType: AdminOperationType, performedBy: string, details: string, createdAt: string, event: { title: string } | null, person: { id: string, businessName: string | null, contactName: string | null, email: string } | null, performer: { contactName: string | null, email: string } | null }> } };

export type AdminMarketEventsQueryVariables = Exact<{
  input: MarketEventFilterInput;
}>;


export type AdminMarketEventsQuery = { events: { total: number, items: Array<{ id: string, title: string, status: MarketEventStatus, takenDownReason: string | null, eventDate: string, eventEndDate: string, city: string, state: string, seededByAdmin: boolean, organizerClaimed: boolean, organizerId: string | null, organizer: { businessName: string } | null }> } };

export type TakeDownEventMutationVariables = Exact<{
  input: TakeDownMarketEventInput;
}>;


export type TakeDownEventMutation = { event: { id: string } };

export type RestoreEventMutationVariables = Exact<{
  id: string;
}>;


export type RestoreEventMutation = { event: { id: string } };

export type ContactMessagesQueryVariables = Exact<{
  input: SubmissionFilterInput;
}>;


export type ContactMessagesQuery = { messages: { total: number, items: Array<{ id: string, name: string, email: string, role: string, message: string, createdAt: string, doneAt: string | null }> } };

export type FeedbackListQueryVariables = Exact<{
  input: SubmissionFilterInput;
}>;


export type FeedbackListQuery = { feedback: { total: number, items: Array<{ id: string, name: string | null, email: string | null, category: FeedbackCategory, rating: number | null, message: string, page: string, userAgent: string, createdAt: string, doneAt: string | null }> } };

export type WaitlistQueryVariables = Exact<{
  input: SubmissionFilterInput;
}>;


export type WaitlistQuery = { waitlist: { total: number, items: Array<{ id: string, name: string, email: string, createdAt: string }> } };

export type MarkContactDoneMutationVariables = Exact<{
  input: MarkDoneInput;
}>;


export type MarkContactDoneMutation = { message: { id: string } };

export type MarkFeedbackDoneMutationVariables = Exact<{
  input: MarkDoneInput;
}>;


export type MarkFeedbackDoneMutation = { feedback: { id: string } };

export type EraseSubmissionMutationVariables = Exact<{
  id: string;
}>;


export type EraseSubmissionMutation = { done: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminAccountCounts: build.query<AdminAccountCountsQuery, AdminAccountCountsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminAccountCounts', documentId: '0426faf5e734a36b131056dee45946571e4b7f10e19280f4fab7fd8e00450ff4', variables: variables ?? {} }), providesTags: ['Operation'], }),
    adminEventCounts: build.query<AdminEventCountsQuery, AdminEventCountsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminEventCounts', documentId: '6dfa2439be68bb23d5152f43634af4405ec47ced6f68d0f76989185913e999bc', variables: variables ?? {} }), providesTags: ['Operation', 'Claim', 'Event'], }),
    adminContentTasks: build.query<AdminContentTasksQuery, AdminContentTasksQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminContentTasks', documentId: 'd63e5c8645df7cf077d876c74fea69772e2843b34a488a5aa7e9dc78a8f48b5a', variables: variables ?? {} }), providesTags: ['Submission'], }),
    adminNotificationTasks: build.query<AdminNotificationTasksQuery, AdminNotificationTasksQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminNotificationTasks', documentId: '866c9690d568fd3d0803750735fb3c3b13ec3e6eb36b999334141ae1f141ea9c', variables: variables ?? {} }), providesTags: ['MessageReport', 'Email'], }),
    adminReconciliation: build.query<AdminReconciliationQuery, AdminReconciliationQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminReconciliation', documentId: '08b351d14e650a80927fdfdedee5c309dc9ece05f000576442bfd831e10402ad', variables: variables ?? {} }), providesTags: ['Reconciliation'], }),
    adminSystemTasks: build.query<AdminSystemTasksQuery, AdminSystemTasksQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminSystemTasks', documentId: 'bb191fb3d98e667c6b2686ef4b99b7d637a726aa3020d5cb29d9a57360c6d5ce', variables: variables ?? {} }), providesTags: ['System', 'DeadLetter'], }),
    adminRecordSummaries: build.query<AdminRecordSummariesQuery, AdminRecordSummariesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AdminRecordSummaries', documentId: '2ff550a61b9a0a2e8eb46c1ad0622c719c502c7b337e0aec23e76c4e79281f02', variables: variables ?? {} }), providesTags: ['Operation', 'Application'], }),
    adminPerformers: build.query<AdminPerformersQuery, AdminPerformersQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AdminPerformers', documentId: '591d5e5f7b9cf79b4d326bdd603369a56edc1977fd920dee23e27440fe634d62', variables: variables ?? {} }), providesTags: ['Operation'], }),
    adminOperations: build.query<AdminOperationsQuery, AdminOperationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AdminOperations', documentId: '7516992552cc7f2815eaf8cdea42f53976d728409b30eccc7ef33f855cdf0f3b', variables: variables ?? {} }), providesTags: ['Operation'], }),
    adminMarketEvents: build.query<AdminMarketEventsQuery, AdminMarketEventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AdminMarketEvents', documentId: 'e70ad153c4cc1f6ee32a46fb785ca34c036acf06d35341587f50de38ebc729ae', variables: variables ?? {} }), providesTags: ['Event', 'Claim'], }),
    takeDownEvent: build.mutation<TakeDownEventMutation, TakeDownEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'TakeDownEvent', documentId: 'a0680a16ba79ccd6989d6148d3735aa6ab21bd42623f3a7ba1c893668f985100', variables: variables ?? {} }), invalidatesTags: ['Event', 'Operation'], }),
    restoreEvent: build.mutation<RestoreEventMutation, RestoreEventMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RestoreEvent', documentId: '7690655e18f7158a4cceac5fe37c9c4201a7fb337871b396525eb299dada7f14', variables: variables ?? {} }), invalidatesTags: ['Event', 'Operation'], }),
    contactMessages: build.query<ContactMessagesQuery, ContactMessagesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ContactMessages', documentId: 'f0f56afa4099e199aacbf50123349c08413140565a5e96123ecdb9335feba4f7', variables: variables ?? {} }), providesTags: ['Submission'], }),
    feedbackList: build.query<FeedbackListQuery, FeedbackListQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'FeedbackList', documentId: 'cc64b6284c0730baf3bd716b808843a6be6ca0f2396e11f95e6c485c79ed60d4', variables: variables ?? {} }), providesTags: ['Submission'], }),
    waitlist: build.query<WaitlistQuery, WaitlistQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Waitlist', documentId: '807ea8945e1ac5574a92a3321054699cb52596470eb7d1b071a3ec9f2bb42477', variables: variables ?? {} }), providesTags: ['Submission'], }),
    markContactDone: build.mutation<MarkContactDoneMutation, MarkContactDoneMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkContactDone', documentId: '7997bfe7df1d5c7b3d482cf3d375905817df613b5f27ea50e97a43acf8cbd8f5', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    markFeedbackDone: build.mutation<MarkFeedbackDoneMutation, MarkFeedbackDoneMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkFeedbackDone', documentId: '944373a3aa3f38a7eced722b6eaa69254e8b633c6c63d794829691b9b5412a7c', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
    eraseSubmission: build.mutation<EraseSubmissionMutation, EraseSubmissionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EraseSubmission', documentId: '64f7cbd12890b928cf29eff740ed2f498d4edf4567667ca4176eb9b28511d57c', variables: variables ?? {} }), invalidatesTags: ['Submission'], }),
  }),
});

export { api as adminApi };

export const { useAdminAccountCountsQuery, useAdminEventCountsQuery, useAdminContentTasksQuery, useAdminNotificationTasksQuery, useAdminReconciliationQuery, useAdminSystemTasksQuery, useAdminRecordSummariesQuery, useAdminPerformersQuery, useAdminOperationsQuery, useAdminMarketEventsQuery, useTakeDownEventMutation, useRestoreEventMutation, useContactMessagesQuery, useFeedbackListQuery, useWaitlistQuery, useMarkContactDoneMutation, useMarkFeedbackDoneMutation, useEraseSubmissionMutation } = api;
