import { Controller } from '@nestjs/common';
import {
  messageFileId,
  requestMessageFileUpload as operation,
  type RequestMessageFileUploadInput,
  type UploadTicket,
} from '@stallbook/contracts';
import { actorOf, idFrom, type CallContext } from '@stallbook/kernel';
import { HourlyQuota } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Tickets, UPLOAD_MS } from '../../file/tickets.js';
import { MessageFileQuota } from '../message-file-quota.js';
import { MAX_PDF_BYTES, pdfName, pdfTooLarge } from '../pdf.js';

/** An hour's uploads of one person. */
const FREE_UPLOADS = 60;

/** Checks a file before its first byte is sent. Notifications decides whether the caller may write there. */
@Controller()
export class RequestMessageFileUploadHandler {
  constructor(
    private readonly tickets: Tickets,
    private readonly uploads: HourlyQuota,
    private readonly quota: MessageFileQuota,
  ) {}

  @Handles(operation)
  async handle(
    { threadId, filename, fileSize }: RequestMessageFileUploadInput,
    context: CallContext,
  ): Promise<UploadTicket> {
    const { id: uploadedBy } = actorOf(context);
    if (fileSize !== undefined && fileSize > MAX_PDF_BYTES) throw pdfTooLarge();
    await this.quota.requireRoom(uploadedBy, fileSize ?? 1);
    await this.uploads.require({ kind: 'message-file-upload', subject: uploadedBy, free: FREE_UPLOADS });
    const permit = {
      kind: 'message-file' as const,
      // A repeated command gets the same ID, so a repeated upload is stored once.
      fileId: messageFileId(idFrom('message-file', uploadedBy, context.commandId)),
      maxBytes: MAX_PDF_BYTES,
      threadId,
      uploadedBy,
      filename: pdfName(filename),
    };
    return { ticket: this.tickets.uploads.issue(permit, UPLOAD_MS).token, maxBytes: MAX_PDF_BYTES };
  }
}
