import { Inject, Injectable } from '@nestjs/common';
import type { Attachment, StoredUpload } from '@stallbook/contracts';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { newId, type Clock } from '@stallbook/kernel';
import { CLOCK, requestContext } from '@stallbook/platform';
import { UploaderNames } from '../../facts/uploader-names.js';
import type { AttachmentPermit } from '../../files/tickets.js';
import { add } from '../domain/attachment.decider.js';
import { attachment, type AttachmentState } from '../domain/attachment.js';
import { shelf, takePlace } from '../domain/shelf.js';
import { present } from '../present.js';

/** Makes a file that has arrived an attachment. The file's id is the attachment's, so that one upload counts once. */
@Injectable()
export class RecordUpload {
  constructor(
    private readonly store: EventStore,
    private readonly names: UploaderNames,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError ATTACHMENT.LIMIT_REACHED */
  async record(permit: AttachmentPermit, fileType: string, fileSize: number): Promise<StoredUpload> {
    const { fileId, marketEventId, uploadedBy, filename, description } = permit;
    const at = this.clock.now().toISOString();
    const command = { attachmentId: fileId, marketEventId, uploadedBy, filename, description, fileType, fileSize, at };
    await this.store.transaction(
      contextOf(permit),
      async (tx) => {
        await tx.execute(attachment, fileId, (state) => add(command, state));
        await tx.execute(shelf, marketEventId, (state) => takePlace(fileId, state));
      },
      { repeated: () => Promise.resolve() },
    );
    return this.known(permit);
  }

  async known({ fileId }: AttachmentPermit): Promise<StoredUpload> {
    const { state } = await this.store.load(attachment, fileId);
    const shown = await this.show(state);
    return { fileId, ...(shown && { attachment: shown }) };
  }

  private async show(state: AttachmentState): Promise<Attachment | undefined> {
    if (state.status !== 'added') return undefined;
    const names = await this.names.of([state.uploadedBy]);
    return present(state, names.get(state.uploadedBy) ?? null);
  }
}

const contextOf = ({ fileId, uploadedBy }: AttachmentPermit): CommandContext => ({
  commandId: `record:${fileId}`,
  actorId: uploadedBy,
  correlationId: requestContext.getStore()?.correlationId ?? newId(),
});
