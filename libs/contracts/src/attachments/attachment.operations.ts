import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
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
