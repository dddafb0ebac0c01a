import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput, PageInput } from '../common/inputs.js';
import {
  AddressInput,
  EmailLogInput,
  ReceiveMailEventsInput,
  ReceiveReturnedMailInput,
  type EmailLogPage,
  type MailDelivery,
  type MailWebhook,
  type ReturnedMailReceipt,
} from './delivery.dto.js';

/** Newest first. */
export const emailLog = defineQuery<EmailLogPage>()('notifications.emailLog', {
  input: EmailLogInput,
  access: ['admin'],
});

/** Newest first. */
export const myEmails = defineQuery<EmailLogPage>()('notifications.myEmails', {
  input: PageInput,
  access: 'signed-in',
});

/** Whether emails reach the address of the caller. */
export const myMailDelivery = defineQuery<MailDelivery>()('notifications.myMailDelivery', {
  input: NoInput,
  access: 'signed-in',
});

/** The caller fixed what was wrong with the address. */
export const resumeMyMail = defineCommand<MailDelivery>()('notifications.resumeMyMail', {
  input: NoInput,
  access: 'signed-in',
});

export const mailDelivery = defineQuery<MailDelivery>()('notifications.mailDelivery', {
  input: AddressInput,
  access: ['admin'],
});

export const resumeMail = defineCommand<MailDelivery>()('notifications.resumeMail', {
  input: AddressInput,
  access: ['admin'],
});

export const mailWebhook = defineQuery<MailWebhook>()('notifications.mailWebhook', {
  input: NoInput,
  access: ['admin'],
});

/** @throws NOT_FOUND for another token, BAD_INPUT for a body that cannot be read */
export const receiveMailEvents = defineCommand<MailDelivery>()('notifications.receiveMailEvents', {
  input: ReceiveMailEventsInput,
  access: 'public',
});

export const receiveReturnedMail = defineCommand<ReturnedMailReceipt>()('notifications.receiveReturnedMail', {
  input: ReceiveReturnedMailInput,
  access: 'system',
});
