// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BusinessInfoInput = {
  businessName?: string | null | undefined;
  website?: string | null | undefined;
};

export type ConnectedAccountStatus =
  | 'active'
  | 'none'
  | 'not_found'
  | 'onboarding'
  | 'pending';

export type CreateConnectAccountInput = {
  businessInfo?: BusinessInfoInput | null | undefined;
};

export type DisputeStatus =
  | 'lost'
  | 'open'
  | 'won';

export type OrganizerRefundReason =
  | 'booth_changed'
  | 'goodwill'
  | 'other'
  | 'overpaid'
  | 'vendor_request';

export type PageInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type PaymentStatus =
  | 'completed'
  | 'failed'
  | 'pending'
  | 'processing'
  | 'refunded';

export type PaymentsInput = {
  charged?: boolean | null | undefined;
  due?: boolean | null | undefined;
  eventId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  paymentId?: string | null | undefined;
  status?: PaymentStatus | null | undefined;
};

export type PayoutStatus =
  | 'canceled'
  | 'failed'
  | 'in_transit'
  | 'paid'
  | 'pending';

export type RefundPaymentInput = {
  amountCents: number;
  paymentId: string;
  reason: OrganizerRefundReason;
  requestId: string;
};

export type RefundReason =
  | 'booth_changed'
  | 'event_deleted'
  | 'goodwill'
  | 'organizer_left'
  | 'other'
  | 'overpaid'
  | 'vendor_request'
  | 'vendor_withdrew';

export type RefundStatus =
  | 'failed'
  | 'pending'
  | 'requested'
  | 'succeeded';

export type PaymentRowFragment = { id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, isOrganizerReady: boolean, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number | null, payoutCents: number | null, refundedCents: number, refundableCents: number, eventDate: string | null, isEventDeleted: boolean, failureMessage: string | null, createdAt: string, paidAt: string | null, refunds: Array<{ id: string, amountCents: number, reason: RefundReason, status: RefundStatus, isDelayed: boolean }>, disputes: Array<{ id: string, status: DisputeStatus, amountCents: number, heldCents: number }> };

export type VendorPaymentsQueryVariables = Exact<{
  input: PaymentsInput;
}>;


export type VendorPaymentsQuery = { payments: { total: number, items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, isOrganizerReady: boolean, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number | null, payoutCents: number | null, refundedCents: number, refundableCents: number, eventDate: string | null, isEventDeleted: boolean, failureMessage: string | null, createdAt: string, paidAt: string | null, organizer: { id: string, businessName: string } | null, refunds: Array<{ id: string, amountCents: number, reason: RefundReason, status: RefundStatus, isDelayed: boolean }>, disputes: Array<{ id: string, status: DisputeStatus, amountCents: number, heldCents: number }> }> } };

export type PaymentQueryVariables = Exact<{
  id: string;
}>;


export type PaymentQuery = { payment: { id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, isOrganizerReady: boolean, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number | null, payoutCents: number | null, refundedCents: number, refundableCents: number, eventDate: string | null, isEventDeleted: boolean, failureMessage: string | null, createdAt: string, paidAt: string | null, organizer: { id: string, businessName: string } | null, refunds: Array<{ id: string, amountCents: number, reason: RefundReason, status: RefundStatus, isDelayed: boolean }>, disputes: Array<{ id: string, status: DisputeStatus, amountCents: number, heldCents: number }> } };

export type VendorPaymentsDueQueryVariables = Exact<{
  most: number;
}>;


export type VendorPaymentsDueQuery = { payments: { total: number, totals: { outstandingCents: number }, items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, isOrganizerReady: boolean, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number | null, payoutCents: number | null, refundedCents: number, refundableCents: number, eventDate: string | null, isEventDeleted: boolean, failureMessage: string | null, createdAt: string, paidAt: string | null, refunds: Array<{ id: string, amountCents: number, reason: RefundReason, status: RefundStatus, isDelayed: boolean }>, disputes: Array<{ id: string, status: DisputeStatus, amountCents: number, heldCents: number }> }> } };

export type OrganizerPaymentsQueryVariables = Exact<{
  input: PaymentsInput;
}>;


export type OrganizerPaymentsQuery = { payments: { total: number, totals: { grossCents: number, feeCents: number | null, payoutCents: number | null, outstandingCents: number, dueCents: number, refundedCents: number }, items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, isOrganizerReady: boolean, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number | null, payoutCents: number | null, refundedCents: number, refundableCents: number, eventDate: string | null, isEventDeleted: boolean, failureMessage: string | null, createdAt: string, paidAt: string | null, refunds: Array<{ id: string, amountCents: number, reason: RefundReason, status: RefundStatus, isDelayed: boolean }>, disputes: Array<{ id: string, status: DisputeStatus, amountCents: number, heldCents: number }> }> } };

export type PayoutsByEventIdsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PayoutsByEventIdsQuery = { payouts: Array<{ eventId: string, payoutCents: number, dueCents: number }> };

export type CreatePaymentIntentMutationVariables = Exact<{
  applicationId: string;
}>;


export type CreatePaymentIntentMutation = { intent: { paymentId: string, paymentIntentId: string, clientSecret: string, payUrl: string | null, publishableKey: string | null, status: PaymentStatus } };

export type UpdatePaymentStatusMutationVariables = Exact<{
  paymentIntentId: string;
}>;


export type UpdatePaymentStatusMutation = { payment: { id: string, status: PaymentStatus, eventId: string, eventTitle: string | null, isEventDeleted: boolean, amountCents: number } };

export type AccountStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStatusQuery = { account: { status: ConnectedAccountStatus } };

export type CreateConnectAccountMutationVariables = Exact<{
  input: CreateConnectAccountInput;
}>;


export type CreateConnectAccountMutation = { account: { status: ConnectedAccountStatus } };

export type CreateAccountLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateAccountLinkMutation = { link: { url: string } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { payment: { id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, isOrganizerReady: boolean, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number | null, payoutCents: number | null, refundedCents: number, refundableCents: number, eventDate: string | null, isEventDeleted: boolean, failureMessage: string | null, createdAt: string, paidAt: string | null, refunds: Array<{ id: string, amountCents: number, reason: RefundReason, status: RefundStatus, isDelayed: boolean }>, disputes: Array<{ id: string, status: DisputeStatus, amountCents: number, heldCents: number }> } };

export type OrganizerRevenueQueryVariables = Exact<{
  window: string;
  timeZone: string;
}>;


export type OrganizerRevenueQuery = { revenue: { totals: { grossCents: number, refundedCents: number, feeCents: number, payoutCents: number, outstandingCents: number }, byMonth: Array<{ month: string, grossCents: number, refundedCents: number, feeCents: number, payoutCents: number, outstandingCents: number }>, byEvent: Array<{ eventId: string, eventTitle: string | null, eventDate: string | null, isEventDeleted: boolean, grossCents: number, refundedCents: number, feeCents: number, payoutCents: number, outstandingCents: number }> } };

export type OrganizerPayoutsQueryVariables = Exact<{
  input: PageInput;
}>;


export type OrganizerPayoutsQuery = { payouts: { total: number, items: Array<{ id: string, amountCents: number, status: PayoutStatus, failureMessage: string | null, arrivesOn: string, createdAt: string }> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorPayments: build.query<VendorPaymentsQuery, VendorPaymentsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorPayments', documentId: 'be4b72004f42422198d454c2d386403ea9455188ab8da4d6842a21ff9cd2a04c', variables: variables ?? {} }), providesTags: ['Payment'], }),
    payment: build.query<PaymentQuery, PaymentQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Payment', documentId: '5783c7d84f9523521709bb13ed6ef01a6b034943cfab142ec5db8828abf172dc', variables: variables ?? {} }), providesTags: ['Payment'], }),
    vendorPaymentsDue: build.query<VendorPaymentsDueQuery, VendorPaymentsDueQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorPaymentsDue', documentId: '09de4a3a2de75124407c6c3ca22a04eee32643c35ae19765038087564b855b43', variables: variables ?? {} }), providesTags: ['Payment'], }),
    organizerPayments: build.query<OrganizerPaymentsQuery, OrganizerPaymentsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerPayments', documentId: 'ce53610cf4fa256bc501043e21d2aa5d211d55f009e2c57b7973b40511b909e6', variables: variables ?? {} }), providesTags: ['Payment'], }),
    payoutsByEventIds: build.query<PayoutsByEventIdsQuery, PayoutsByEventIdsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PayoutsByEventIds', documentId: 'b96a443362201f74509e9b41eb1531fa0f163f29bf42eb18545e9a7f5841d093', variables: variables ?? {} }), providesTags: ['Payment'], }),
    createPaymentIntent: build.mutation<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreatePaymentIntent', documentId: '2020eead956cae745f4fde49e3c3d94e5bd1a641abd99593e1bd771e88d04ed1', variables: variables ?? {} }), invalidatesTags: ['Payment'], }),
    updatePaymentStatus: build.mutation<UpdatePaymentStatusMutation, UpdatePaymentStatusMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePaymentStatus', documentId: '62d2c4846b63a91d5b1b7917d168e88eec71d7b49c7d2fc5de2d0239402759e7', variables: variables ?? {} }), invalidatesTags: ['Payment', 'Application', 'Attachment'], }),
    accountStatus: build.query<AccountStatusQuery, AccountStatusQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AccountStatus', documentId: '6fd609e2ea0da61eb6ca56bbcf4dead4ca92deefedc564f0af144cb851aa77bf', variables: variables ?? {} }), providesTags: ['Account'], }),
    createConnectAccount: build.mutation<CreateConnectAccountMutation, CreateConnectAccountMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateConnectAccount', documentId: 'b1874bf0ad9d22f8d3eba3d9d6c1390e6a3ac40f26b422869308e91e26e7eb87', variables: variables ?? {} }), invalidatesTags: ['Account'], }),
    createAccountLink: build.mutation<CreateAccountLinkMutation, CreateAccountLinkMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateAccountLink', documentId: '2596998fd45f87b498d8bcbe7f4e38c90e6fc9fd6da60b641604d5d8626fb33c', variables: variables ?? {} }), }),
    refundPayment: build.mutation<RefundPaymentMutation, RefundPaymentMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RefundPayment', documentId: '93dfee2481cb1658ba1d4473c0699cd1db9581cf6b73f07521d9126976ad7acf', variables: variables ?? {} }), invalidatesTags: ['Payment', 'Application'], }),
    organizerRevenue: build.query<OrganizerRevenueQuery, OrganizerRevenueQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerRevenue', documentId: '9000bb94d2d6293233d441efbc3124d5418d760f0e4be6f3646dca2d64d79cec', variables: variables ?? {} }), providesTags: ['Payment'], }),
    organizerPayouts: build.query<OrganizerPayoutsQuery, OrganizerPayoutsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerPayouts', documentId: 'badd07828b5889594892da04624c654792ed0ec2c170f00c077de6a7309ba2ea', variables: variables ?? {} }), providesTags: ['Payment'], }),
  }),
});

export { api as paymentsApi };

export const { useVendorPaymentsQuery, usePaymentQuery, useVendorPaymentsDueQuery, useOrganizerPaymentsQuery, usePayoutsByEventIdsQuery, useCreatePaymentIntentMutation, useUpdatePaymentStatusMutation, useAccountStatusQuery, useCreateConnectAccountMutation, useCreateAccountLinkMutation, useRefundPaymentMutation, useOrganizerRevenueQuery, useOrganizerPayoutsQuery } = api;
