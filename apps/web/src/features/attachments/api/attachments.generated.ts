// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttachmentsQueryVariables = Exact<{
  eventId: string;
}>;


export type AttachmentsQuery = { attachments: Array<{ id: string, filename: string, description: string | null, fileSize: number, uploadedAt: string, uploadedBy: string, uploaderName: string | null }> };

export type AttachmentAccessQueryVariables = Exact<{
  eventId: string;
}>;


export type AttachmentAccessQuery = { access: { canAccess: boolean, reason: string } };

export type DownloadLinkMutationVariables = Exact<{
  id: string;
}>;


export type DownloadLinkMutation = { download: { signedUrl: string } };

export type DeleteAttachmentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAttachmentMutation = { done: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    attachments: build.query<AttachmentsQuery, AttachmentsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Attachments', documentId: '73cd89f22169cac35f4da674670a89b41c81f56b0a306f80cd04136a66d2376d', variables: variables ?? {} }), providesTags: ['Attachment'], }),
    attachmentAccess: build.query<AttachmentAccessQuery, AttachmentAccessQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AttachmentAccess', documentId: '4c8663dc18f45d33abf2839d3efd99113a55856fcd7e0308600ca249dac00f1e', variables: variables ?? {} }), providesTags: ['Attachment', 'Application'], }),
    downloadLink: build.mutation<DownloadLinkMutation, DownloadLinkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DownloadLink', documentId: 'c29b3793dbc2020db3a29a311f3a3c4e240ba40a6027af7cfe260fe21c77160a', variables: variables ?? {} }), }),
    deleteAttachment: build.mutation<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteAttachment', documentId: '3f0e014a1a1c92449d841f87fccb8cd6f188a405cd04f0411d545c51b0be41b5', variables: variables ?? {} }), invalidatesTags: ['Attachment'], }),
  }),
});

export { api as attachmentsApi };

export const { useAttachmentsQuery, useAttachmentAccessQuery, useDownloadLinkMutation, useDeleteAttachmentMutation } = api;
