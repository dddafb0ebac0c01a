// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountFilterInput = {
  confirmed?: boolean | null | undefined;
  order?: AccountOrder | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  role?: EffectiveRole | null | undefined;
  search?: string | null | undefined;
};

export type AccountOrder =
  | 'business'
  | 'email'
  | 'newest';

export type ApplicationStatus =
  | 'accepted'
  | 'draft'
  | 'pending'
  | 'rejected'
  | 'withdrawn';

export type AreaInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type DeliveryProblem =
  | 'bounced'
  | 'complained'
  | 'failed'
  | 'withheld';

export type DeliveryStatus =
  | 'bounced'
  | 'complained'
  | 'failed'
  | 'queued'
  | 'sent'
  | 'withheld';

export type EffectiveRole =
  | 'admin'
  | 'none'
  | 'organizer'
  | 'vendor';

export type EmailLogInput = {
  address?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  problem?: DeliveryProblem | null | undefined;
};

export type EndAccountSessionInput = {
  accountId: string;
  sessionId: string;
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

export type OfPersonInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  personId: string;
};

export type PaymentStatus =
  | 'completed'
  | 'failed'
  | 'pending'
  | 'processing'
  | 'refunded';

export type SecurityEventKind =
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'email_change_requested'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_renamed'
  | 'password_changed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'reset_requested'
  | 'second_factor_failed'
  | 'second_factor_off'
  | 'session_ended'
  | 'sign_in_failed'
  | 'signed_in'
  | 'signed_out_everywhere';

export type Tier =
  | 'basic'
  | 'organizer_pro'
  | 'pro'
  | 'vendor_pro';

export type AccountsQueryVariables = Exact<{
  input: AccountFilterInput;
}>;


export type AccountsQuery = { accounts: { total: number, items: Array<{ id: string, email: string, role: EffectiveRole, contactName: string | null, businessName: string | null, emailConfirmedAt: string | null, createdAt: string, membership: { tier: Tier } | null }> } };

export type AccountRecordQueryVariables = Exact<{
  id: string;
}>;


export type AccountRecordQuery = { account: { id: string, email: string, role: EffectiveRole, contactName: string | null, businessName: string | null, emailConfirmedAt: string | null, createdAt: string, membership: { tier: Tier, isBasic: boolean, isPro: boolean, isOrganizerPro: boolean, isVendorPro: boolean } | null, profile: { id: string, phone: string | null, address: string | null, city: string, state: string, zipCode: string | null, website: string | null, productCategories: Array<string> } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastSeenAt: string, current: boolean }>, securityRecord: Array<{ id: string, kind: SecurityEventKind, at: string, device: string | null }> } };

export type MarketsOfPersonQueryVariables = Exact<{
  input: MarketEventFilterInput;
}>;


export type MarketsOfPersonQuery = { markets: { total: number, items: Array<{ id: string, title: string, status: MarketEventStatus, takenDownReason: string | null, eventDate: string, eventEndDate: string, city: string, state: string }> } };

export type ApplicationsOfPersonQueryVariables = Exact<{
  input: OfPersonInput;
}>;


export type ApplicationsOfPersonQuery = { applications: { total: number, items: Array<{ id: string, eventId: string, status: ApplicationStatus, createdAt: string, event: { title: string } | null }> } };

export type PaymentsOfPersonQueryVariables = Exact<{
  input: OfPersonInput;
}>;


export type PaymentsOfPersonQuery = { payments: { total: number, items: Array<{ id: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, amountCents: number, createdAt: string, paidAt: string | null, organizer: { businessName: string } | null }> } };

export type EmailsOfPersonQueryVariables = Exact<{
  input: EmailLogInput;
}>;


export type EmailsOfPersonQuery = { emails: { total: number, items: Array<{ id: string, type: string, status: DeliveryStatus, reason: string | null, createdAt: string, attempts: Array<{ at: string, error: string | null }> }> } };

export type EndAccountSessionMutationVariables = Exact<{
  input: EndAccountSessionInput;
}>;


export type EndAccountSessionMutation = { ended: { id: string } };

export type EndAccountSessionsMutationVariables = Exact<{
  id: string;
}>;


export type EndAccountSessionsMutation = { ended: { id: string } };

export type ResendAccountConfirmationMutationVariables = Exact<{
  id: string;
}>;


export type ResendAccountConfirmationMutation = { sent: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: build.query<AccountsQuery, AccountsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Accounts', documentId: '5c3ff77a7de321ced00255397eaec0f48931b07cb2baeb31732d07c73327cd8b', variables: variables ?? {} }), providesTags: ['Person'], }),
    accountRecord: build.query<AccountRecordQuery, AccountRecordQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AccountRecord', documentId: '98bfd81e1881c83a28e96ae33f35f1689f34b44025da3bd82260b9ac4100709d', variables: variables ?? {} }), providesTags: ['Person'], }),
    marketsOfPerson: build.query<MarketsOfPersonQuery, MarketsOfPersonQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MarketsOfPerson', documentId: '3697b8528f6d8a05480242b5a9c57421aceca844edf2758563ef6ffa76522140', variables: variables ?? {} }), providesTags: ['Event'], }),
    applicationsOfPerson: build.query<ApplicationsOfPersonQuery, ApplicationsOfPersonQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationsOfPerson', documentId: 'e7c418e85b35104df483316b8f307c40dd510ec637cc23df93f4171616830704', variables: variables ?? {} }), providesTags: ['Application'], }),
    paymentsOfPerson: build.query<PaymentsOfPersonQuery, PaymentsOfPersonQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PaymentsOfPerson', documentId: 'f6c75d804dbec105a67afe0b7d9552daa0cc8baf3d2ad23a81741e46c3717e3f', variables: variables ?? {} }), providesTags: ['Payment'], }),
    emailsOfPerson: build.query<EmailsOfPersonQuery, EmailsOfPersonQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EmailsOfPerson', documentId: 'e35d13651ced8737cfce6db7e78b737c027b5ceb93b40ba992dc2e7ffe482887', variables: variables ?? {} }), providesTags: ['Email'], }),
    endAccountSession: build.mutation<EndAccountSessionMutation, EndAccountSessionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EndAccountSession', documentId: 'c7b1bf04da79969320fbb92603ab6e08e78593c8fabdd1ef26f92a396ffea7bb', variables: variables ?? {} }), invalidatesTags: ['Person', 'Operation'], }),
    endAccountSessions: build.mutation<EndAccountSessionsMutation, EndAccountSessionsMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EndAccountSessions', documentId: 'c5dcd387616560f96c7d2326ff429fe9b2646e6ae0e1ea85a022563cdada349f', variables: variables ?? {} }), invalidatesTags: ['Person', 'Operation'], }),
    resendAccountConfirmation: build.mutation<ResendAccountConfirmationMutation, ResendAccountConfirmationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ResendAccountConfirmation', documentId: '91e7b1e81de906aea9c7f8018848d86207ccea057404a889d75f1ef1f93edf9a', variables: variables ?? {} }), invalidatesTags: ['Operation'], }),
  }),
});

export { api as adminAccountsApi };

export const { useAccountsQuery, useAccountRecordQuery, useMarketsOfPersonQuery, useApplicationsOfPersonQuery, usePaymentsOfPersonQuery, useEmailsOfPersonQuery, useEndAccountSessionMutation, useEndAccountSessionsMutation, useResendAccountConfirmationMutation } = api;
