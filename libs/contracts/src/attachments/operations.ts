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

const viewers = ['vendor', 'organizer', 'admin'] as const;

/**
 * The files of a market event, newest first, for everybody who may see the event; opening them takes more.
 * `NOT_FOUND` for a draft of others.
 */
export const attachments = defineQuery<Attachment[]>()('attachments.attachments', {
  input: ByEventIdInput,
  access: viewers,
});

export const attachmentAccess = defineQuery<AttachmentAccess>()('attachments.attachmentAccess', {
  input: ByEventIdInput,
  access: viewers,
});

/** For the owner of the market event. `ATTACHMENT.LIMIT_REACHED`, `TOO_LARGE`, `NOT_FOUND` for a deleted one. */
export const requestUpload = defineCommand<UploadTicket>()('attachments.requestUpload', {
  input: RequestUploadInput,
  access: ['organizer'],
});

export const requestImportUpload = defineCommand<UploadTicket>()('attachments.requestImportUpload', {
  input: RequestImportUploadInput,
  access: ['admin'],
});

/** `PERMISSION_DENIED` with the words for the reason where the caller may not open the file. */
export const downloadLink = defineCommand<DownloadLink>()('attachments.downloadLink', {
  input: ByAttachmentIdInput,
  access: viewers,
});

/** For the workers: where to read an uploaded file. */
export const fileLink = defineQuery<DownloadLink>()('attachments.fileLink', { input: ByIdInput, access: 'system' });

/** For the workers: the file of an import; what belongs to a market event stays. */
export const deleteImportFile = defineCommand<Done>()('attachments.deleteImportFile', {
  input: ByIdInput,
  access: 'system',
});

export const deleteAttachment = defineCommand<Done>()('attachments.deleteAttachment', {
  input: ByAttachmentIdInput,
  access: ['vendor', 'organizer'],
});

/** One is made at a time: while it is, asking again answers with it. `RATE_LIMITED`. */
export const requestAccountExport = defineCommand<AccountExport>()('attachments.requestAccountExport', {
  input: NoInput,
  access: 'signed-in',
});

/** The caller's last one. */
export const myAccountExport = defineQuery<AccountExport | null>()('attachments.myAccountExport', {
  input: NoInput,
  access: 'signed-in',
});

/** `NOT_FOUND` also for somebody else's, `ACCOUNT_EXPORT.EXPIRED`, `ACCOUNT_EXPORT.NOT_READY`. */
export const accountExportLink = defineCommand<DownloadLink>()('attachments.accountExportLink', {
  input: ByIdInput,
  access: 'signed-in',
});

// The rest is for the worker that makes the file. `NOT_FOUND` when its person was erased meanwhile.

export const accountExportWork = defineQuery<AccountExportWork>()('attachments.accountExportWork', {
  input: ByIdInput,
  access: 'system',
});

export const recordAccountExportProgress = defineCommand<Done>()('attachments.recordAccountExportProgress', {
  input: AccountExportProgressInput,
  access: 'system',
});

/** Where to read one file of the export's person. `NOT_FOUND` also for somebody else's, and once nothing is collected. */
export const accountExportFileLink = defineQuery<DownloadLink>()('attachments.accountExportFileLink', {
  input: AccountExportFileInput,
  access: 'system',
});

/** The file that arrives by the ticket makes the export ready. */
export const requestAccountExportUpload = defineCommand<UploadTicket>()('attachments.requestAccountExportUpload', {
  input: AccountExportUploadInput,
  access: 'system',
});

export const failAccountExport = defineCommand<Done>()('attachments.failAccountExport', {
  input: FailAccountExportInput,
  access: 'system',
});
