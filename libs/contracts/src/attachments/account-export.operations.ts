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
import type { DownloadLink, UploadTicket } from './attachment.dto.js';

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
