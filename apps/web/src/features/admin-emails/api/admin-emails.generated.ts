// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressInput = {
  address: string;
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

export type EmailLogInput = {
  address?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  problem?: DeliveryProblem | null | undefined;
};

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

export type EmailWordingInput = {
  subject: string;
  text: string;
};

export type Language =
  | 'en'
  | 'es';

export type PreviewEmailTemplateInput = {
  language: Language;
  subject: string;
  text: string;
  type: EmailTemplateType;
};

export type SaveEmailTemplateInput = {
  language: Language;
  subject: string;
  text: string;
  type: EmailTemplateType;
  version: number;
};

export type SendTestEmailInput = {
  language: Language;
  payload: Array<EmailVariableInput>;
  recipientEmail: string;
  templateType: EmailTemplateType;
  wording?: EmailWordingInput | null | undefined;
};

export type SuppressionKind =
  | 'bounced'
  | 'complained';

export type TemplateFieldsFragment = { type: EmailTemplateType, language: Language, version: number, subject: string, text: string, savedAt: string | null, variables: Array<{ name: string, sample: string, required: boolean }>, versions: Array<{ version: number, subject: string, text: string, savedAt: string | null }> };

export type EmailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailTemplatesQuery = { templates: Array<{ type: EmailTemplateType, language: Language, version: number, subject: string, text: string, savedAt: string | null, variables: Array<{ name: string, sample: string, required: boolean }>, versions: Array<{ version: number, subject: string, text: string, savedAt: string | null }> }> };

export type EmailPreviewQueryVariables = Exact<{
  input: PreviewEmailTemplateInput;
}>;


export type EmailPreviewQuery = { preview: { subject: string, text: string, html: string } };

export type SaveEmailTemplateMutationVariables = Exact<{
  input: SaveEmailTemplateInput;
}>;


export type SaveEmailTemplateMutation = { template: { type: EmailTemplateType, language: Language, version: number, subject: string, text: string, savedAt: string | null, variables: Array<{ name: string, sample: string, required: boolean }>, versions: Array<{ version: number, subject: string, text: string, savedAt: string | null }> } };

export type SendTestEmailMutationVariables = Exact<{
  input: SendTestEmailInput;
}>;


export type SendTestEmailMutation = { outcome: { success: boolean, message: string } };

export type EmailLogQueryVariables = Exact<{
  input: EmailLogInput;
}>;


export type EmailLogQuery = { emails: { total: number, items: Array<{ id: string, type: string, status: DeliveryStatus, reason: string | null, createdAt: string, attempts: Array<{ at: string, error: string | null }> }> } };

export type MailDeliveryQueryVariables = Exact<{
  input: AddressInput;
}>;


export type MailDeliveryQuery = { delivery: { suppression: SuppressionKind | null, since: string | null } };

export type MailWebhookQueryVariables = Exact<{ [key: string]: never; }>;


export type MailWebhookQuery = { webhook: { url: string } };

export type ResumeMailMutationVariables = Exact<{
  input: AddressInput;
}>;


export type ResumeMailMutation = { delivery: { suppression: SuppressionKind | null } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    emailTemplates: build.query<EmailTemplatesQuery, EmailTemplatesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'EmailTemplates', documentId: 'fdcebfd964768733b41af3ae20595c4f5cbb4e840eb0bcf83aea21998ecfa4cd', variables: variables ?? {} }), providesTags: ['EmailTemplate'], }),
    emailPreview: build.query<EmailPreviewQuery, EmailPreviewQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EmailPreview', documentId: 'f5cbd641a4ddbf0d668638116be6fac80d62dbea09f9b465325737bdb4177536', variables: variables ?? {} }), }),
    saveEmailTemplate: build.mutation<SaveEmailTemplateMutation, SaveEmailTemplateMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveEmailTemplate', documentId: '51e4cbc77d452d0947d81aeee2599d3c6909d60179e2e286224380692723f532', variables: variables ?? {} }), invalidatesTags: ['EmailTemplate'], }),
    sendTestEmail: build.mutation<SendTestEmailMutation, SendTestEmailMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SendTestEmail', documentId: 'ed901087390e406734a0c87446e3a9afe2fcec8b0a8de2cc402af35e7729f08a', variables: variables ?? {} }), }),
    emailLog: build.query<EmailLogQuery, EmailLogQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EmailLog', documentId: 'ef0a9bd80818c2d2b4e365e25de03b7d52e07baad8cf16094a727cd241756bae', variables: variables ?? {} }), providesTags: ['Email'], }),
    mailDelivery: build.query<MailDeliveryQuery, MailDeliveryQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MailDelivery', documentId: '6e4623b84b2245c17a0cea30066dd8089ab9aa6b48ff64ecb591c21df98faafe', variables: variables ?? {} }), providesTags: ['Email'], }),
    mailWebhook: build.query<MailWebhookQuery, MailWebhookQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MailWebhook', documentId: '94124b42b451d06550fe6019714a53887e0d6250ce6978a471ac4e00b2f91ee5', variables: variables ?? {} }), providesTags: ['Email'], }),
    resumeMail: build.mutation<ResumeMailMutation, ResumeMailMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ResumeMail', documentId: '5db79379144dbec73f7147d88acabbe52940c66ad683314b31743670ce09959d', variables: variables ?? {} }), invalidatesTags: ['Email'], }),
  }),
});

export { api as adminEmailsApi };

export const { useEmailTemplatesQuery, useEmailPreviewQuery, useSaveEmailTemplateMutation, useSendTestEmailMutation, useEmailLogQuery, useMailDeliveryQuery, useMailWebhookQuery, useResumeMailMutation } = api;
