// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BroadcastGroup =
  | 'accepted'
  | 'pending'
  | 'unpaid';

export type BroadcastGroupInput = {
  /** The vendor must sell in this category. */
  category?: string | null | undefined;
  eventId: string;
  group: BroadcastGroup;
};

export type BroadcastStatus =
  | 'sending'
  | 'sent';

export type MarkThreadInput = {
  on: boolean;
  threadId: string;
};

export type MarkThreadReadInput = {
  seq: number;
  threadId: string;
};

export type MessageParticipantRole =
  | 'admin'
  | 'organizer'
  | 'vendor';

export type MessageReportReason =
  | 'fraud'
  | 'harassment'
  | 'other'
  | 'spam';

export type MessageSubjectInput = {
  subjectId: string;
  threadType: MessageThreadType;
};

export type MessageThreadType =
  | 'application'
  | 'event'
  | 'person';

export type MessagesInput = {
  before?: number | null | undefined;
  limit?: number | null | undefined;
  threadId: string;
};

export type MyMessageThreadsInput = {
  cursor?: string | null | undefined;
  hasUnread?: boolean | null | undefined;
  isArchived?: boolean | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  threadType?: MessageThreadType | null | undefined;
};

export type ReportThreadInput = {
  note?: string | null | undefined;
  reason: MessageReportReason;
  threadId: string;
};

export type SendMessageInput = {
  content: string;
  fileIds?: Array<string> | null | undefined;
  imageIds?: Array<string> | null | undefined;
  messageId: string;
  threadId: string;
};

export type StartBroadcastInput = {
  broadcastId: string;
  /** The vendor must sell in this category. */
  category?: string | null | undefined;
  content: string;
  eventId: string;
  /** How many vendors the preview showed. */
  expected: number;
  group: BroadcastGroup;
};

export type StartMessageThreadInput = {
  content: string;
  fileIds?: Array<string> | null | undefined;
  imageIds?: Array<string> | null | undefined;
  messageId: string;
  subjectId: string;
  threadType: MessageThreadType;
};

export type BroadcastFactsFragment = { id: string, group: BroadcastGroup, category: string | null, content: string, status: BroadcastStatus, total: number, done: number, delivered: number, notReached: Array<string>, createdAt: string };

export type PreviewBroadcastQueryVariables = Exact<{
  input: BroadcastGroupInput;
}>;


export type PreviewBroadcastQuery = { preview: { eventTitle: string, total: number, names: Array<string>, leftOut: Array<string>, categories: Array<string> } };

export type MyBroadcastsQueryVariables = Exact<{
  eventId: string;
}>;


export type MyBroadcastsQuery = { broadcasts: Array<{ id: string, group: BroadcastGroup, category: string | null, content: string, status: BroadcastStatus, total: number, done: number, delivered: number, notReached: Array<string>, createdAt: string }> };

export type StartBroadcastMutationVariables = Exact<{
  input: StartBroadcastInput;
}>;


export type StartBroadcastMutation = { broadcast: { id: string, group: BroadcastGroup, category: string | null, content: string, status: BroadcastStatus, total: number, done: number, delivered: number, notReached: Array<string>, createdAt: string } };

export type MessageFactsFragment = { id: string, threadId: string, seq: number, senderId: string, content: string | null, createdAt: string, images: Array<{ id: string, imageUrl: string | null, thumbnailUrl: string | null }>, files: Array<{ id: string, filename: string | null, fileSize: number | null }> };

export type ThreadFactsFragment = { id: string, threadType: MessageThreadType, eventId: string | null, eventTitle: string | null, applicationId: string | null, isArchived: boolean, isBlocked: boolean, isClosed: boolean, mayWrite: boolean, lastMessageAt: string | null, lastMessage: { id: string, senderId: string, content: string | null, images: Array<{ id: string }>, files: Array<{ id: string }> } | null, self: { userId: string, unreadCount: number | null, isMuted: boolean | null, lastReadSeq: number }, others: Array<{ userId: string, name: string, role: MessageParticipantRole, lastReadSeq: number }> };

export type MessageThreadsQueryVariables = Exact<{
  input: MyMessageThreadsInput;
}>;


export type MessageThreadsQuery = { threads: { nextCursor: string | null, items: Array<{ id: string, threadType: MessageThreadType, eventId: string | null, eventTitle: string | null, applicationId: string | null, isArchived: boolean, isBlocked: boolean, isClosed: boolean, mayWrite: boolean, lastMessageAt: string | null, lastMessage: { id: string, senderId: string, content: string | null, images: Array<{ id: string }>, files: Array<{ id: string }> } | null, self: { userId: string, unreadCount: number | null, isMuted: boolean | null, lastReadSeq: number }, others: Array<{ userId: string, name: string, role: MessageParticipantRole, lastReadSeq: number }> }> } };

export type MessageThreadQueryVariables = Exact<{
  id: string;
}>;


export type MessageThreadQuery = { thread: { id: string, threadType: MessageThreadType, eventId: string | null, eventTitle: string | null, applicationId: string | null, isArchived: boolean, isBlocked: boolean, isClosed: boolean, mayWrite: boolean, lastMessageAt: string | null, lastMessage: { id: string, senderId: string, content: string | null, images: Array<{ id: string }>, files: Array<{ id: string }> } | null, self: { userId: string, unreadCount: number | null, isMuted: boolean | null, lastReadSeq: number }, others: Array<{ userId: string, name: string, role: MessageParticipantRole, lastReadSeq: number }> } };

export type MessagesQueryVariables = Exact<{
  input: MessagesInput;
}>;


export type MessagesQuery = { page: { before: number | null, items: Array<{ id: string, threadId: string, seq: number, senderId: string, content: string | null, createdAt: string, images: Array<{ id: string, imageUrl: string | null, thumbnailUrl: string | null }>, files: Array<{ id: string, filename: string | null, fileSize: number | null }> }> } };

export type MessageContactQueryVariables = Exact<{
  input: MessageSubjectInput;
}>;


export type MessageContactQuery = { contact: { threadId: string | null, blockingThreadId: string | null, name: string, eventTitle: string | null } };

export type StartMessageThreadMutationVariables = Exact<{
  input: StartMessageThreadInput;
}>;


export type StartMessageThreadMutation = { thread: { id: string, threadType: MessageThreadType, eventId: string | null, eventTitle: string | null, applicationId: string | null, isArchived: boolean, isBlocked: boolean, isClosed: boolean, mayWrite: boolean, lastMessageAt: string | null, lastMessage: { id: string, senderId: string, content: string | null, images: Array<{ id: string }>, files: Array<{ id: string }> } | null, self: { userId: string, unreadCount: number | null, isMuted: boolean | null, lastReadSeq: number }, others: Array<{ userId: string, name: string, role: MessageParticipantRole, lastReadSeq: number }> } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { message: { id: string, threadId: string, seq: number, senderId: string, content: string | null, createdAt: string, images: Array<{ id: string, imageUrl: string | null, thumbnailUrl: string | null }>, files: Array<{ id: string, filename: string | null, fileSize: number | null }> } };

export type MarkThreadReadMutationVariables = Exact<{
  input: MarkThreadReadInput;
}>;


export type MarkThreadReadMutation = { thread: { id: string } };

export type ArchiveThreadMutationVariables = Exact<{
  input: MarkThreadInput;
}>;


export type ArchiveThreadMutation = { thread: { id: string } };

export type MuteThreadMutationVariables = Exact<{
  input: MarkThreadInput;
}>;


export type MuteThreadMutation = { thread: { id: string } };

export type BlockThreadMutationVariables = Exact<{
  input: MarkThreadInput;
}>;


export type BlockThreadMutation = { done: { id: string } };

export type LeaveThreadMutationVariables = Exact<{
  id: string;
}>;


export type LeaveThreadMutation = { done: { id: string } };

export type MessageFileLinkMutationVariables = Exact<{
  id: string;
}>;


export type MessageFileLinkMutation = { download: { signedUrl: string } };

export type ReportThreadMutationVariables = Exact<{
  input: ReportThreadInput;
}>;


export type ReportThreadMutation = { done: { id: string } };

export type SignalTypingMutationVariables = Exact<{
  id: string;
}>;


export type SignalTypingMutation = { done: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewBroadcast: build.query<PreviewBroadcastQuery, PreviewBroadcastQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PreviewBroadcast', documentId: '9639da34d8ad4acae53954467bda5f34674403700cb2a76a1edf3721de9f83ca', variables: variables ?? {} }), providesTags: ['Application', 'Broadcast', 'Thread'], }),
    myBroadcasts: build.query<MyBroadcastsQuery, MyBroadcastsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MyBroadcasts', documentId: 'a13471539b5a83b31dec52bfb6b02714d7673b60e140ed172ab9ff460de17b71', variables: variables ?? {} }), providesTags: ['Broadcast'], }),
    startBroadcast: build.mutation<StartBroadcastMutation, StartBroadcastMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartBroadcast', documentId: '5a9943143dcb9395103ea4476bc3983c37e07c0d3348c36a574f8d15a78eaf28', variables: variables ?? {} }), invalidatesTags: ['Broadcast'], }),
    messageThreads: build.query<MessageThreadsQuery, MessageThreadsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MessageThreads', documentId: '74fe85b44fd70cb2ba09b6894460c21bcc004b6f7e3e3469f180b55c81b2fcb6', variables: variables ?? {} }), providesTags: ['Thread'], }),
    messageThread: build.query<MessageThreadQuery, MessageThreadQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MessageThread', documentId: 'fa1a914c50f333e7d6dd41dc1d2de1e1062301df8874a73f0b46c9b5c9bcf2f3', variables: variables ?? {} }), providesTags: ['Thread'], }),
    messages: build.query<MessagesQuery, MessagesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Messages', documentId: '204135f78063ef1c3cffafaa50785ed2a244b8b784b82736d080785eadadeb23', variables: variables ?? {} }), providesTags: ['Message'], }),
    messageContact: build.query<MessageContactQuery, MessageContactQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MessageContact', documentId: '47f6e25d67ccd2eb091cda685ca77dab39c21766b7db98640ca30c2ca6de18c9', variables: variables ?? {} }), providesTags: ['Thread'], }),
    startMessageThread: build.mutation<StartMessageThreadMutation, StartMessageThreadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartMessageThread', documentId: 'b634c9c0ccd22a8826599d4ca4758ff9ca443fc83907d0e60c1fd3dac23ed7dd', variables: variables ?? {} }), invalidatesTags: ['Thread'], }),
    sendMessage: build.mutation<SendMessageMutation, SendMessageMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SendMessage', documentId: '7af32fba39d70436a55e52e65ffcae37fb1ba13910f1278247ffdf0fdd12e9dd', variables: variables ?? {} }), invalidatesTags: ['Thread'], }),
    markThreadRead: build.mutation<MarkThreadReadMutation, MarkThreadReadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkThreadRead', documentId: '63d3965fde7eb283ee3295d3abe050551d5b01c903e8df0040eb6a4f1c3e24aa', variables: variables ?? {} }), invalidatesTags: ['Thread', 'Notification'], }),
    archiveThread: build.mutation<ArchiveThreadMutation, ArchiveThreadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ArchiveThread', documentId: '9ed4e4ddfb338b5e1bd42f1ec26ef3cc69386ec68a4997e11ed0fc66bcd5a080', variables: variables ?? {} }), invalidatesTags: ['Thread'], }),
    muteThread: build.mutation<MuteThreadMutation, MuteThreadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MuteThread', documentId: '7b4733947a91bcbc7cef9ef2c890f0f6b9cc9d5abd25aab111966ba9b6cc2a5f', variables: variables ?? {} }), invalidatesTags: ['Thread'], }),
    blockThread: build.mutation<BlockThreadMutation, BlockThreadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'BlockThread', documentId: '5262ebd9c0fc6af88780493fc578562a2b2130f2cd4c42c6f64a2ad514635572', variables: variables ?? {} }), invalidatesTags: ['Thread'], }),
    leaveThread: build.mutation<LeaveThreadMutation, LeaveThreadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'LeaveThread', documentId: '7f25b83a8ab56d55c2f8c666a8441c653463bc7ab7369c9be0097c15aec85fe1', variables: variables ?? {} }), invalidatesTags: ['Thread', 'Notification'], }),
    messageFileLink: build.mutation<MessageFileLinkMutation, MessageFileLinkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MessageFileLink', documentId: '69e6ab79446218ef383724cf1556ba8867b536cc002583f5342e923a1214135e', variables: variables ?? {} }), }),
    reportThread: build.mutation<ReportThreadMutation, ReportThreadMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ReportThread', documentId: '848bb1a2efc52677b9f8fd4cee4c8b45cf4de0cb242e8c52bb9ca7df631874ad', variables: variables ?? {} }), }),
    signalTyping: build.mutation<SignalTypingMutation, SignalTypingMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SignalTyping', documentId: '195eec766f3b9c633b4b1aef4ee007cbfcd953175ed930d8699d3d61fef0a215', variables: variables ?? {} }), }),
  }),
});

export { api as messagesApi };

export const { usePreviewBroadcastQuery, useMyBroadcastsQuery, useStartBroadcastMutation, useMessageThreadsQuery, useMessageThreadQuery, useMessagesQuery, useMessageContactQuery, useStartMessageThreadMutation, useSendMessageMutation, useMarkThreadReadMutation, useArchiveThreadMutation, useMuteThreadMutation, useBlockThreadMutation, useLeaveThreadMutation, useMessageFileLinkMutation, useReportThreadMutation, useSignalTypingMutation } = api;
