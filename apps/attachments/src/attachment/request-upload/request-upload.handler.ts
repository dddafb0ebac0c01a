import { Controller } from '@nestjs/common';
import {
  requestImportUpload,
  requestUpload,
  type RequestImportUploadInput,
  type RequestUploadInput,
  type UploadTicket,
} from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import {
  DomainError,
  MAX_EVENT_FILE_MEGABYTES,
  MEGABYTE,
  actorOf,
  idFrom,
  permissionDenied,
  type CallContext,
} from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { assertFreeSlot, attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { cleanName } from '../../file/file-type.js';
import { Tickets, UPLOAD_MS } from '../../file/tickets.js';
import { StorageQuota } from '../storage-quota.js';

export const MAX_ATTACHMENT_BYTES = MAX_EVENT_FILE_MEGABYTES * MEGABYTE;
const MAX_IMPORT_BYTES = 50 * MEGABYTE;

/** Checks an upload before its first byte is sent. */
@Controller()
export class RequestUploadHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly tickets: Tickets,
    private readonly quota: StorageQuota,
  ) {}

  @Handles(requestUpload)
  async forMarketEvent(input: RequestUploadInput, context: CallContext): Promise<UploadTicket> {
    const { id: uploadedBy } = actorOf(context);
    const { eventId: marketEventId, fileSize, description } = input;
    if ((await this.markets.ownerOf(marketEventId)) !== uploadedBy) throw permissionDenied();
    if (fileSize !== undefined && fileSize > MAX_ATTACHMENT_BYTES) {
      throw new DomainError('TOO_LARGE', `File size exceeds ${MAX_EVENT_FILE_MEGABYTES}MB limit`);
    }
    const fileId = fileOf(context);
    assertFreeSlot(fileId, (await this.store.load(attachmentQuota, marketEventId)).state);
    await this.quota.requireRoom(uploadedBy, fileSize ?? 1);
    const filename = cleanName(input.filename);
    return this.issue({
      kind: 'attachment' as const,
      fileId,
      maxBytes: MAX_ATTACHMENT_BYTES,
      marketEventId,
      uploadedBy,
      filename,
      description: description?.trim() || null,
    });
  }

  @Handles(requestImportUpload)
  async forImport(input: RequestImportUploadInput, context: CallContext): Promise<UploadTicket> {
    return this.issue({
      kind: 'import' as const,
      fileId: fileOf(context),
      maxBytes: MAX_IMPORT_BYTES,
      uploadedBy: actorOf(context).id,
      filename: cleanName(input.filename),
    });
  }

  private issue(permit: Parameters<Tickets['uploads']['issue']>[0]): UploadTicket {
    return { ticket: this.tickets.uploads.issue(permit, UPLOAD_MS).token, maxBytes: permit.maxBytes };
  }
}

/** A repeated command gets the same file ID, so a repeated upload is stored once. */
const fileOf = (context: CallContext): string => idFrom('upload', actorOf(context).id, context.commandId);
