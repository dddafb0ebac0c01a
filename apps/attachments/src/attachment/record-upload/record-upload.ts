import { Inject, Injectable } from '@nestjs/common';
import type { StoredUpload } from '@stallbook/contracts';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { newId, type Clock } from '@stallbook/kernel';
import { CLOCK, requestContext } from '@stallbook/platform';
import { UploaderNames } from '../../replicas/uploader-names.js';
import { deadLink } from '../../files/http-errors.js';
import type { AttachmentPermit } from '../../files/tickets.js';
import { Uploads, type Hold } from '../../files/uploads.js';
import { add } from '../domain/attachment.decider.js';
import { attachment } from '../domain/attachment.js';
import { attachmentQuota, takeSlot } from '../../attachment-quota/domain/attachment-quota.decider.js';
import { present } from '../attachment.presenter.js';
import { StorageQuota } from '../storage-quota.js';

/** Makes a file that has arrived an attachment. The file's id is the attachment's, so that one upload counts once. */
@Injectable()
export class RecordUpload {
  constructor(
    private readonly store: EventStore,
    private readonly names: UploaderNames,
    private readonly uploads: Uploads,
    private readonly quota: StorageQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError ATTACHMENT.LIMIT_REACHED, ATTACHMENT.STORAGE_FULL, LINK_EXPIRED, NOT_FOUND (the event is deleted), UPLOAD_UNDER_WAY */
  async record(permit: AttachmentPermit, hold: Hold, fileType: string, fileSize: number): Promise<StoredUpload> {
    const { fileId, marketEventId, uploadedBy, filename, description } = permit;
    const at = this.clock.now().toISOString();
    const command = { attachmentId: fileId, marketEventId, uploadedBy, filename, description, fileType, fileSize, at };
    await this.store.transaction(
      contextOf(permit),
      async (tx) => {
        await tx.execute(attachment, fileId, (state) => add(command, state));
        await tx.execute(attachmentQuota, marketEventId, (state) => takeSlot(fileId, state));
        await this.quota.requireWithin(uploadedBy, tx.session);
        await this.uploads.record(hold, tx.session);
      },
      { repeated: () => Promise.resolve() },
    );
    return this.known(permit);
  }

  /** @throws DomainError LINK_EXPIRED where the attachment has been deleted meanwhile */
  async known({ fileId }: AttachmentPermit): Promise<StoredUpload> {
    const { state } = await this.store.load(attachment, fileId);
    if (state.status !== 'added') throw deadLink();
    const names = await this.names.of([state.uploadedBy]);
    return { fileId, attachment: present(state, names.get(state.uploadedBy) ?? null) };
  }
}

const contextOf = ({ fileId, uploadedBy }: AttachmentPermit): CommandContext => ({
  commandId: `record:${fileId}`,
  actorId: uploadedBy,
  correlationId: requestContext.getStore()?.correlationId ?? newId(),
});
