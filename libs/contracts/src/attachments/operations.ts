import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ById, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AccountExportFile,
  AccountExportProgress,
  AccountExportUpload,
  FailAccountExport,
  type AccountExport,
  type AccountExportWork,
} from './account-export.dto.js';
import {
  ByAttachmentId,
  ByEventId,
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
  input: ByEventId,
  access: viewers,
});

export const attachmentAccess = defineQuery<AttachmentAccess>()('attachments.attachmentAccess', {
  input: ByEventId,
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
  input: ByAttachmentId,
  access: viewers,
});

/** For the workers: where to read an uploaded file. */
export const fileLink = defineQuery<DownloadLink>()('attachments.fileLink', { input: ById, access: 'system' });

/** For the workers: the file of an import; what belongs to a market event stays. */
export const deleteImportFile = defineCommand<Done>()('attachments.deleteImportFile', {
  input: ById,
  access: 'system',
});

export const deleteAttachment = defineCommand<Done>()('attachments.deleteAttachment', {
  input: ByAttachmentId,
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
  input: ById,
  access: 'signed-in',
});

// The rest is for the worker that makes the file. `NOT_FOUND` when its person was erased meanwhile.

export const accountExportWork = defineQuery<AccountExportWork>()('attachments.accountExportWork', {
  input: ById,
  access: 'system',
});

export const recordAccountExportProgress = defineCommand<Done>()('attachments.recordAccountExportProgress', {
  input: AccountExportProgress,
  access: 'system',
});

/** Where to read one file of the export's person. `NOT_FOUND` also for somebody else's, and once nothing is collected. */
export const accountExportFileLink = defineQuery<DownloadLink>()('attachments.accountExportFileLink', {
  input: AccountExportFile,
  access: 'system',
});

/** The file that arrives by the ticket makes the export ready. */
export const requestAccountExportUpload = defineCommand<UploadTicket>()('attachments.requestAccountExportUpload', {
  input: AccountExportUpload,
  access: 'system',
});

export const failAccountExport = defineCommand<Done>()('attachments.failAccountExport', {
  input: FailAccountExport,
  access: 'system',
});
