// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DifferenceKind =
  | 'application_fee'
  | 'application_fee_refund'
  | 'charge'
  | 'dispute'
  | 'dispute_loss'
  | 'missing_at_stripe'
  | 'missing_in_ledger'
  | 'processing_fee'
  | 'refund'
  | 'transfer'
  | 'transfer_reversal';

export type DiscardDeadLetterInput = {
  id: string;
  reason: string;
  service: SystemService;
};

export type ReconciliationPhase =
  | 'charges'
  | 'confirmation'
  | 'done'
  | 'ledger';

export type ResendDeadLetterInput = {
  id: string;
  service: SystemService;
};

export type RetrySetAsideInput = {
  service: SystemService;
  streamId: string;
};

export type SystemService =
  | 'applications'
  | 'attachments'
  | 'billing'
  | 'content'
  | 'events'
  | 'identity'
  | 'notifications';

export type SystemQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemQuery = { system: { gateway: { version: string, instance: string, uptimeSeconds: number, degraded: Array<string> }, services: Array<{ service: SystemService, status: { version: string, instance: string, uptimeSeconds: number, degraded: Array<string>, relay: { position: number, published: number, unsequenced: number } } | null }>, consumers: Array<{ service: SystemService, group: string, lag: number | null }>, setAside: Array<{ service: SystemService, streamId: string, firstVersion: number, commits: number, reason: string, triedAt: string, retrying: boolean }>, queues: Array<{ queue: string, waiting: number, delayed: number, active: number, failed: number }> | null } };

export type DeadLettersQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadLettersQuery = { deadLetters: { notReachable: Array<SystemService>, items: Array<{ id: string, service: SystemService, group: string, messageId: string, topic: string, type: string, stream: string, correlationId: string, error: string, attempts: number, at: string }> } };

export type ResendDeadLetterMutationVariables = Exact<{
  input: ResendDeadLetterInput;
}>;


export type ResendDeadLetterMutation = { done: { id: string } };

export type DiscardDeadLetterMutationVariables = Exact<{
  input: DiscardDeadLetterInput;
}>;


export type DiscardDeadLetterMutation = { done: { id: string } };

export type RetrySetAsideMutationVariables = Exact<{
  input: RetrySetAsideInput;
}>;


export type RetrySetAsideMutation = { done: { id: string } };

export type ReconciliationReportQueryVariables = Exact<{ [key: string]: never; }>;


export type ReconciliationReportQuery = { report: { runs: Array<{ id: string, phase: ReconciliationPhase, startedAt: string, finishedAt: string | null, isManual: boolean, chargesChecked: number, paymentsChecked: number, differenceCount: number }>, differences: Array<{ id: string, kind: DifferenceKind, paymentIntentId: string, stripeCents: number, ledgerCents: number }>, refusedRefunds: Array<{ paymentIntentId: string, failureMessage: string | null, nextTryAt: string }> } };

export type StartReconciliationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartReconciliationMutation = { run: { id: string, phase: ReconciliationPhase } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    system: build.query<SystemQuery, SystemQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'System', documentId: 'b260f735d643ccf4207bd52255e4bc738e57a870c6d1813d2a406d712edb614c', variables: variables ?? {} }), providesTags: ['System'], }),
    deadLetters: build.query<DeadLettersQuery, DeadLettersQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'DeadLetters', documentId: '9410ec20fe9c0884b9f1e9cd2e08567f90ea486e1be9541f6804c6aba9d992b3', variables: variables ?? {} }), providesTags: ['DeadLetter'], }),
    resendDeadLetter: build.mutation<ResendDeadLetterMutation, ResendDeadLetterMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ResendDeadLetter', documentId: '8773449853740dce38776b8b13c962f5b17adfaa18ca36fc4eceed48710866ee', variables: variables ?? {} }), invalidatesTags: ['DeadLetter', 'Operation'], }),
    discardDeadLetter: build.mutation<DiscardDeadLetterMutation, DiscardDeadLetterMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DiscardDeadLetter', documentId: 'ffca2ddb2483eca9b487d11b7722f1f0b855cc27303d734181319d270dfb2faf', variables: variables ?? {} }), invalidatesTags: ['DeadLetter', 'Operation'], }),
    retrySetAside: build.mutation<RetrySetAsideMutation, RetrySetAsideMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RetrySetAside', documentId: '9b60f243691cba8dce07b6f874b98c8bfde4e6d2119a4417e0cca03cb09f0521', variables: variables ?? {} }), invalidatesTags: ['System', 'Operation'], }),
    reconciliationReport: build.query<ReconciliationReportQuery, ReconciliationReportQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ReconciliationReport', documentId: '7314be03f8c7c5004f25c632cb976bcbdfd6d8725946bd393867bd6c93a08bf4', variables: variables ?? {} }), providesTags: ['Reconciliation'], }),
    startReconciliation: build.mutation<StartReconciliationMutation, StartReconciliationMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'StartReconciliation', documentId: 'd5668dc7b1dd07aa2fb64bab8b841d2f4e325ab78c925a84c16eb7f6d2daf177', variables: variables ?? {} }), invalidatesTags: ['Reconciliation'], }),
  }),
});

export { api as adminSystemApi };

export const { useSystemQuery, useDeadLettersQuery, useResendDeadLetterMutation, useDiscardDeadLetterMutation, useRetrySetAsideMutation, useReconciliationReportQuery, useStartReconciliationMutation } = api;
