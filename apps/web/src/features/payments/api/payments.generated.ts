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

export type PaymentStatus =
  | 'completed'
  | 'failed'
  | 'pending'
  | 'processing'
  | 'refunded';

export type PaymentsInput = {
  eventId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: PaymentStatus | null | undefined;
};

export type PaymentRowFragment = { id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number, payoutCents: number, failureMessage: string | null, createdAt: string, paidAt: string | null };

export type VendorPaymentsQueryVariables = Exact<{
  input: PaymentsInput;
}>;


export type VendorPaymentsQuery = { payments: { total: number, items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number, payoutCents: number, failureMessage: string | null, createdAt: string, paidAt: string | null }> } };

export type VendorPaymentsDueQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorPaymentsDueQuery = { failed: { items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number, payoutCents: number, failureMessage: string | null, createdAt: string, paidAt: string | null }> }, pending: { items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number, payoutCents: number, failureMessage: string | null, createdAt: string, paidAt: string | null }> } };

export type OrganizerPaymentsQueryVariables = Exact<{
  input: PaymentsInput;
}>;


export type OrganizerPaymentsQuery = { payments: { total: number, totals: { grossCents: number, feeCents: number, payoutCents: number, outstandingCents: number }, items: Array<{ id: string, applicationId: string, eventId: string, eventTitle: string | null, vendorName: string | null, status: PaymentStatus, boothFeeCents: number, applicationFeeCents: number, amountCents: number, platformFeeCents: number, payoutCents: number, failureMessage: string | null, createdAt: string, paidAt: string | null }> } };

export type CreatePaymentIntentMutationVariables = Exact<{
  applicationId: string;
}>;


export type CreatePaymentIntentMutation = { intent: { paymentIntentId: string, clientSecret: string, payUrl: string | null, status: PaymentStatus } };

export type UpdatePaymentStatusMutationVariables = Exact<{
  paymentIntentId: string;
}>;


export type UpdatePaymentStatusMutation = { payment: { id: string, status: PaymentStatus } };

export type AccountStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStatusQuery = { account: { accountId: string | null, status: ConnectedAccountStatus, message: string | null, detailsSubmitted: boolean, chargesEnabled: boolean, payoutsEnabled: boolean } };

export type CreateConnectAccountMutationVariables = Exact<{
  input: CreateConnectAccountInput;
}>;


export type CreateConnectAccountMutation = { account: { accountId: string | null, status: ConnectedAccountStatus } };

export type CreateAccountLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateAccountLinkMutation = { link: { url: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorPayments: build.query<VendorPaymentsQuery, VendorPaymentsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'VendorPayments', documentId: '96d377bdb322eeb79821eeec2ada7724d3fbc4e68ff177f6615ad7e29e86d6b9', variables: variables ?? {} }), providesTags: ['Payment'], }),
    vendorPaymentsDue: build.query<VendorPaymentsDueQuery, VendorPaymentsDueQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'VendorPaymentsDue', documentId: '3e61bf25d7759894e4beff18a020d0e7a3e9756a223e8f07d137bf32c39880a9', variables: variables ?? {} }), providesTags: ['Payment'], }),
    organizerPayments: build.query<OrganizerPaymentsQuery, OrganizerPaymentsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'OrganizerPayments', documentId: '667e0044ea5afc8bda9d218f820a6db7666edef0212f592b2eeba49ca6400e72', variables: variables ?? {} }), providesTags: ['Payment'], }),
    createPaymentIntent: build.mutation<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreatePaymentIntent', documentId: '5005ae6a1b5c3662070b6c386c0caf4f562555ef7e2b01414a778916feaf3855', variables: variables ?? {} }), invalidatesTags: ['Payment'], }),
    updatePaymentStatus: build.mutation<UpdatePaymentStatusMutation, UpdatePaymentStatusMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UpdatePaymentStatus', documentId: '479ba42a4ee30297dd3ec21c9309a59b79da88ecd5985ca29070eeecf9dcceea', variables: variables ?? {} }), invalidatesTags: ['Payment', 'Application', 'Attachment'], }),
    accountStatus: build.query<AccountStatusQuery, AccountStatusQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'AccountStatus', documentId: 'e44db0fc45b71f143b71ee2168bb7e4ad37e45d4b87da3ee1c5cdeddfc747e18', variables: variables ?? {} }), providesTags: ['Account'], }),
    createConnectAccount: build.mutation<CreateConnectAccountMutation, CreateConnectAccountMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateConnectAccount', documentId: '28c2a583e589d96557676a727dbd968833001a27c73c15f4493144d80454969e', variables: variables ?? {} }), invalidatesTags: ['Account'], }),
    createAccountLink: build.mutation<CreateAccountLinkMutation, CreateAccountLinkMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateAccountLink', documentId: '2596998fd45f87b498d8bcbe7f4e38c90e6fc9fd6da60b641604d5d8626fb33c', variables: variables ?? {} }), }),
  }),
});

export { api as paymentsApi };

export const { useVendorPaymentsQuery, useLazyVendorPaymentsQuery, useVendorPaymentsDueQuery, useLazyVendorPaymentsDueQuery, useOrganizerPaymentsQuery, useLazyOrganizerPaymentsQuery, useCreatePaymentIntentMutation, useUpdatePaymentStatusMutation, useAccountStatusQuery, useLazyAccountStatusQuery, useCreateConnectAccountMutation, useCreateAccountLinkMutation } = api;
