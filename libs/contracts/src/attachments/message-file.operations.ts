import { defineCommand, defineQuery } from '@stallbook/kernel';
import type { DownloadLink, UploadTicket } from './attachment.dto.js';
import {
  ByMessageFileIdInput,
  MessageFilesInput,
  RequestMessageFileUploadInput,
  type MessageFileFacts,
} from './message-file.dto.js';

const viewers = ['vendor', 'organizer', 'admin'] as const;

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
