// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EmailTemplateType =
  | 'application_approved'
  | 'application_rejected'
  | 'application_submitted'
  | 'event_reminder_1day'
  | 'event_reminder_5day'
  | 'payment_confirmation'
  | 'payment_received';

export type EmailVariableInput = {
  name: string;
  value: string;
};

export type PreviewEmailTemplateInput = {
  subject: string;
  text: string;
  type: EmailTemplateType;
};

export type SaveEmailTemplateInput = {
  subject: string;
  text: string;
  type: EmailTemplateType;
  version: number;
};

export type SendTestEmailInput = {
  payload: Array<EmailVariableInput>;
  recipientEmail: string;
  templateType: EmailTemplateType;
};

export type TemplateFieldsFragment = { type: EmailTemplateType, version: number, subject: string, text: string, savedAt: string | null, variables: Array<{ name: string, sample: string, required: boolean }>, versions: Array<{ version: number, subject: string, text: string, savedAt: string | null }> };

export type EmailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailTemplatesQuery = { templates: Array<{ type: EmailTemplateType, version: number, subject: string, text: string, savedAt: string | null, variables: Array<{ name: string, sample: string, required: boolean }>, versions: Array<{ version: number, subject: string, text: string, savedAt: string | null }> }> };

export type EmailPreviewQueryVariables = Exact<{
  input: PreviewEmailTemplateInput;
}>;


export type EmailPreviewQuery = { preview: { subject: string, text: string, html: string } };

export type SaveEmailTemplateMutationVariables = Exact<{
  input: SaveEmailTemplateInput;
}>;


export type SaveEmailTemplateMutation = { template: { type: EmailTemplateType, version: number, subject: string, text: string, savedAt: string | null, variables: Array<{ name: string, sample: string, required: boolean }>, versions: Array<{ version: number, subject: string, text: string, savedAt: string | null }> } };

export type SendTestEmailMutationVariables = Exact<{
  input: SendTestEmailInput;
}>;


export type SendTestEmailMutation = { outcome: { success: boolean, message: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    emailTemplates: build.query<EmailTemplatesQuery, EmailTemplatesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'EmailTemplates', documentId: 'fafa7677428e458dae23ded57f0daa521fae33b2007e098990d4ba3c093b4f11', variables: variables ?? {} }), providesTags: ['EmailTemplate'], }),
    emailPreview: build.query<EmailPreviewQuery, EmailPreviewQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EmailPreview', documentId: 'f5cbd641a4ddbf0d668638116be6fac80d62dbea09f9b465325737bdb4177536', variables: variables ?? {} }), }),
    saveEmailTemplate: build.mutation<SaveEmailTemplateMutation, SaveEmailTemplateMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveEmailTemplate', documentId: 'af80ecd7822b9ad05422a8d1092d1dd3e407575c23e478e4e6ab68491431c6b4', variables: variables ?? {} }), invalidatesTags: ['EmailTemplate'], }),
    sendTestEmail: build.mutation<SendTestEmailMutation, SendTestEmailMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SendTestEmail', documentId: 'ed901087390e406734a0c87446e3a9afe2fcec8b0a8de2cc402af35e7729f08a', variables: variables ?? {} }), }),
  }),
});

export { api as emailTemplatesApi };

export const { useEmailTemplatesQuery, useLazyEmailTemplatesQuery, useEmailPreviewQuery, useLazyEmailPreviewQuery, useSaveEmailTemplateMutation, useSendTestEmailMutation } = api;
