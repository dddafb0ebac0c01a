import { Injectable } from '@nestjs/common';
import type { StoredUpload } from '@stallbook/contracts';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { isPresent, newId } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import { attachmentQuota } from '../attachment-quota/domain/attachment-quota.decider.js';
import { expiredLink } from '../file/http-errors.js';
import type { AttachmentPermit } from '../file/tickets.js';
import { Uploaders } from '../file/uploaders.js';
import { Uploads, type Hold } from '../file/uploads.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { UploaderNames } from '../replicas/uploader-names.js';
import { presentAttachment } from './attachment.presenter.js';
import { attachment, type AddAttachment } from './domain/attachment.decider.js';
import { StorageQuota } from './storage-quota.js';

/** Adds an uploaded file as an attachment. Both have the same ID, so an upload counts once. */
@Injectable()
export class UploadRecorder {
  constructor(
    private readonly store: EventStore,
    private readonly names: UploaderNames,
    private readonly uploads: Uploads,
    private readonly uploaders: Uploaders,
    private readonly quota: StorageQuota,
    private readonly markets: MarketEventReplicas,
  ) {}

  /** @throws DomainError ATTACHMENT.LIMIT_REACHED, ATTACHMENT.STORAGE_FULL, LINK_EXPIRED, PERMISSION_DENIED, NOT_FOUND (the event was deleted), UPLOAD_UNDER_WAY */
  async record(permit: AttachmentPermit, hold: Hold, fileType: string, fileSize: number): Promise<StoredUpload> {
    const { fileId, marketEventId, uploadedBy, filename, description } = permit;
    const file = { attachmentId: fileId, marketEventId, uploadedBy, filename, description, fileType, fileSize };
    const command: AddAttachment = { type: 'add', ...file };
    await this.uploaders.requireStillAllowed(permit);
    await this.store.transaction(
      contextOf(permit),
      async (tx) => {
        await tx.execute(attachment, fileId, command);
        await tx.execute(attachmentQuota, marketEventId, { type: 'take-slot', attachmentId: fileId });
        await this.quota.requireWithin(uploadedBy, tx.session);
        await this.uploads.record(hold, tx.session);
        await this.markets.requireOwner(marketEventId, uploadedBy, tx.session);
      },
      { repeated: () => Promise.resolve() },
    );
    return this.storedUpload(permit);
  }

  /** @throws DomainError LINK_EXPIRED if the attachment was deleted */
  async storedUpload({ fileId }: AttachmentPermit): Promise<StoredUpload> {
    const { state } = await this.store.load(attachment, fileId);
    if (!isPresent(state)) throw expiredLink();
    const names = await this.names.byIds([state.uploadedBy]);
    return { fileId, attachment: presentAttachment(state, names.get(state.uploadedBy) ?? null) };
  }
}

const contextOf = ({ fileId, uploadedBy }: AttachmentPermit): CommandContext => ({
  commandId: `record:${fileId}`,
  actorId: uploadedBy,
  correlationId: requestContext.getStore()?.correlationId ?? newId(),
});
