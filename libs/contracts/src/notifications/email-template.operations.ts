import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import {
  PreviewEmailTemplateInput,
  SaveEmailTemplateInput,
  SendTestEmailInput,
  type EmailOutcome,
  type EmailTemplate,
  type EmailTemplatePreview,
} from './email-template.dto.js';

export const emailTemplates = defineQuery<EmailTemplate[]>()('notifications.emailTemplates', {
  input: NoInput,
  access: ['admin'],
});

export const previewEmailTemplate = defineQuery<EmailTemplatePreview>()('notifications.previewEmailTemplate', {
  input: PreviewEmailTemplateInput,
  access: ['admin'],
});

/** @throws EMAIL_TEMPLATE.CHANGED_MEANWHILE if another version was saved since */
export const saveEmailTemplate = defineCommand<EmailTemplate>()('notifications.saveEmailTemplate', {
  input: SaveEmailTemplateInput,
  access: ['admin'],
});

/** Waits for the mail server and never throws because of it. */
export const sendTestEmail = defineCommand<EmailOutcome>()('notifications.sendTestEmail', {
  input: SendTestEmailInput,
  access: ['admin'],
});
