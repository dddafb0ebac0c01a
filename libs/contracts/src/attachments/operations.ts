import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AccountExportFileInput,
  AccountExportProgressInput,
  AccountExportUploadInput,
  FailAccountExportInput,
  type AccountExport,
  type AccountExportWork,
} from './account-export.dto.js';
import {
  ByAttachmentIdInput,
  ByEventIdInput,
  RequestImportUploadInput,
  RequestUploadInput,
  type Attachment,
  type AttachmentAccess,
  type DownloadLink,
  type UploadTicket,
} from './attachment.dto.js';
import {
  ImageLinksInput,
  MessageImageLinksInput,
  RequestImageUploadInput,
  type ImageLinks,
  type MessageImageLinks,
} from './image.dto.js';

import {
  ByMessageFileIdInput,
  MessageFilesInput,
  RequestMessageFileUploadInput,
  type MessageFileFacts,
} from './message-file.dto.js';

const viewers = ['vendor', 'organizer', 'admin'] as const;

/**
 * The files of a market event, newest first, for everyone who may see the event. Opening them requires more.
 * @throws NOT_FOUND for another organizer's draft
 */
export const attachments = defineQuery<Attachment[]>()('attachments.attachments', {
  input: ByEventIdInput,
  access: viewers,
});

export const attachmentAccess = defineQuery<AttachmentAccess>()('attachments.attachmentAccess', {
  input: ByEventIdInput,
  access: viewers,
});

/** For the event's owner. @throws `ATTACHMENT.LIMIT_REACHED`, `TOO_LARGE`, NOT_FOUND for a deleted event */
export const requestUpload = defineCommand<UploadTicket>()('attachments.requestUpload', {
  input: RequestUploadInput,
  access: ['organizer'],
});

export const requestImportUpload = defineCommand<UploadTicket>()('attachments.requestImportUpload', {
  input: RequestImportUploadInput,
  access: ['admin'],
});

/**
 * Banners for organizers, photos for vendors, blog images for admins, images of messages for everyone. What nothing
 * shows is deleted after a week. @throws TOO_LARGE, RATE_LIMITED, PERMISSION_DENIED
 */
export const requestImageUpload = defineCommand<UploadTicket>()('attachments.requestImageUpload', {
  input: RequestImageUploadInput,
  access: viewers,
});

/** Links to images that are not public. Leaves out what the caller may not see. */
export const imageLinks = defineQuery<ImageLinks[]>()('attachments.imageLinks', {
  input: ImageLinksInput,
  access: ['vendor', 'organizer'],
});

/**
 * Links to images of messages, for the people of their conversation. Admins get those whose IDs a reported conversation
 * shows them. Leaves out what the caller may not see.
 */
export const messageImageLinks = defineQuery<MessageImageLinks[]>()('attachments.messageImageLinks', {
  input: MessageImageLinksInput,
  access: viewers,
});

/** A PDF of up to 10 MB. What no message names is deleted after a week. @throws TOO_LARGE, RATE_LIMITED */
export const requestMessageFileUpload = defineCommand<UploadTicket>()('attachments.requestMessageFileUpload', {
  input: RequestMessageFileUploadInput,
  access: viewers,
});

/** For the same people as images of messages. Leaves out what the caller may not see. */
export const messageFiles = defineQuery<MessageFileFacts[]>()('attachments.messageFiles', {
  input: MessageFilesInput,
  access: viewers,
});

/** @throws NOT_FOUND also if the caller may not open the file */
export const messageFileLink = defineCommand<DownloadLink>()('attachments.messageFileLink', {
  input: ByMessageFileIdInput,
  access: viewers,
});

/** @throws PERMISSION_DENIED with the reason if the caller may not open the file */
export const downloadLink = defineCommand<DownloadLink>()('attachments.downloadLink', {
  input: ByAttachmentIdInput,
  access: viewers,
});

export const fileLink = defineQuery<DownloadLink>()('attachments.fileLink', { input: ByIdInput, access: 'system' });

export const deleteImportFile = defineCommand<Done>()('attachments.deleteImportFile', {
  input: ByIdInput,
  access: 'system',
});

export const deleteAttachment = defineCommand<Done>()('attachments.deleteAttachment', {
  input: ByAttachmentIdInput,
  access: ['vendor', 'organizer'],
});

/** Returns the current export if one is in progress. @throws RATE_LIMITED */
export const requestAccountExport = defineCommand<AccountExport>()('attachments.requestAccountExport', {
  input: NoInput,
  access: 'signed-in',
});

export const myAccountExport = defineQuery<AccountExport | null>()('attachments.myAccountExport', {
  input: NoInput,
  access: 'signed-in',
});

/** @throws NOT_FOUND (also for another person's export), `ACCOUNT_EXPORT.EXPIRED`, `ACCOUNT_EXPORT.NOT_READY` */
export const accountExportLink = defineCommand<DownloadLink>()('attachments.accountExportLink', {
  input: ByIdInput,
  access: 'signed-in',
});

// The operations below are for the worker. @throws NOT_FOUND if the person was erased

export const accountExportWork = defineQuery<AccountExportWork>()('attachments.accountExportWork', {
  input: ByIdInput,
  access: 'system',
});

export const recordAccountExportProgress = defineCommand<Done>()('attachments.recordAccountExportProgress', {
  input: AccountExportProgressInput,
  access: 'system',
});

/** @throws NOT_FOUND for another person's file, or once nothing is collected */
export const accountExportFileLink = defineQuery<DownloadLink>()('attachments.accountExportFileLink', {
  input: AccountExportFileInput,
  access: 'system',
});

export const requestAccountExportUpload = defineCommand<UploadTicket>()('attachments.requestAccountExportUpload', {
  input: AccountExportUploadInput,
  access: 'system',
});

export const failAccountExport = defineCommand<Done>()('attachments.failAccountExport', {
  input: FailAccountExportInput,
  access: 'system',
});
