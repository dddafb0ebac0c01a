import { Controller } from '@nestjs/common';
import { deleteAttachment, type ByAttachmentIdInput, type Done } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';
import { Uploads } from '../../file/uploads.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { attachment, type DeleteAttachment } from '../domain/attachment.decider.js';

@Controller()
export class DeleteAttachmentHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly uploads: Uploads,
  ) {}

  @Handles(deleteAttachment)
  async handle({ attachmentId }: ByAttachmentIdInput, context: CallContext): Promise<Done> {
    const { state } = await this.store.load(attachment, attachmentId);
    if (state === null) throw notFound('Attachment not found');
    if (isPresent(state)) {
      const { marketEventId } = state;
      const ownerId = await this.markets.ownerOf(marketEventId);
      const command: DeleteAttachment = { type: 'delete', actorId: actorOf(context).id, ownerId };
      await this.store.transaction(
        callerContext(context),
        async (tx) => {
          await tx.execute(attachment, attachmentId, command);
          await tx.execute(attachmentQuota, marketEventId, { type: 'free-slot', attachmentId });
          await this.uploads.orphan([attachmentId], tx.session);
        },
        { repeated: () => Promise.resolve() },
      );
    }
    // After a crash here, the cleaner deletes the file.
    await this.uploads.discard(attachmentId);
    return { id: attachmentId };
  }
}
