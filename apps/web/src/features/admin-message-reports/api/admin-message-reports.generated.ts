// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessageReportAction =
  | 'close'
  | 'dismiss'
  | 'reopen'
  | 'warn';

export type MessageReportReason =
  | 'fraud'
  | 'harassment'
  | 'other'
  | 'spam';

export type MessageReportStatus =
  | 'closed'
  | 'dismissed'
  | 'open'
  | 'warned';

export type MessageReportsInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: MessageReportStatus | null | undefined;
};

export type ReportedMessagesInput = {
  before?: number | null | undefined;
  limit?: number | null | undefined;
  reportId: string;
};

export type SettleMessageReportInput = {
  action: MessageReportAction;
  reportId: string;
  /** `createdAt` of the report that the admin saw. One that was made again since stays open. */
  reportedAt: string;
  /** The warning. */
  text?: string | null | undefined;
};

export type MessageReportFactsFragment = { id: string, reason: MessageReportReason, note: string | null, status: MessageReportStatus, reporterId: string, reporterName: string, reportedId: string, reportedName: string, eventTitle: string | null, messageCount: number, isThreadClosed: boolean, createdAt: string, settledAt: string | null };

export type MessageReportsQueryVariables = Exact<{
  input: MessageReportsInput;
}>;


export type MessageReportsQuery = { reports: { total: number, items: Array<{ id: string, reason: MessageReportReason, note: string | null, status: MessageReportStatus, reporterId: string, reporterName: string, reportedId: string, reportedName: string, eventTitle: string | null, messageCount: number, isThreadClosed: boolean, createdAt: string, settledAt: string | null }> } };

export type ReportedMessagesQueryVariables = Exact<{
  input: ReportedMessagesInput;
}>;


export type ReportedMessagesQuery = { page: { before: number | null, items: Array<{ id: string, senderId: string, content: string | null, createdAt: string, images: Array<{ id: string, imageUrl: string | null, thumbnailUrl: string | null }>, files: Array<{ id: string, filename: string | null, fileSize: number | null }> }> } };

export type ReportedFileLinkMutationVariables = Exact<{
  id: string;
}>;


export type ReportedFileLinkMutation = { download: { signedUrl: string } };

export type SettleMessageReportMutationVariables = Exact<{
  input: SettleMessageReportInput;
}>;


export type SettleMessageReportMutation = { report: { id: string, reason: MessageReportReason, note: string | null, status: MessageReportStatus, reporterId: string, reporterName: string, reportedId: string, reportedName: string, eventTitle: string | null, messageCount: number, isThreadClosed: boolean, createdAt: string, settledAt: string | null } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messageReports: build.query<MessageReportsQuery, MessageReportsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MessageReports', documentId: 'b2ba2d4aec1056dc61aee2cbf394ce6a594e10f853130e2066f02a67c42d39f9', variables: variables ?? {} }), providesTags: ['MessageReport'], }),
    reportedMessages: build.query<ReportedMessagesQuery, ReportedMessagesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ReportedMessages', documentId: 'cb3634aac7b1b2a4b17f4c799daa1d8080724b5fcb2ff6afc78ece5cb21ce393', variables: variables ?? {} }), providesTags: ['MessageReport'], }),
    reportedFileLink: build.mutation<ReportedFileLinkMutation, ReportedFileLinkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ReportedFileLink', documentId: '799b7533185f456f2ccf83d05e3c2498fad66505d48a90e3526196f3e89740ea', variables: variables ?? {} }), }),
    settleMessageReport: build.mutation<SettleMessageReportMutation, SettleMessageReportMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SettleMessageReport', documentId: '3f3fce43c9f0e9f7025f920d34cf597b16ccc1b7c1edd21d24543c76da27e8da', variables: variables ?? {} }), invalidatesTags: ['MessageReport', 'Operation', 'Thread'], }),
  }),
});

export { api as adminMessageReportsApi };

export const { useMessageReportsQuery, useReportedMessagesQuery, useReportedFileLinkMutation, useSettleMessageReportMutation } = api;
