import { Controller, Inject } from '@nestjs/common';
import { deleteAttachment, type ByAttachmentIdInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { Uploads } from '../../files/uploads.js';
import { remove } from '../domain/attachment.decider.js';
import { attachment } from '../domain/attachment.js';
import { freeSlot, attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';

@Controller()
export class DeleteAttachmentHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly uploads: Uploads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(deleteAttachment)
  async handle({ attachmentId }: ByAttachmentIdInput, context: CallContext): Promise<Done> {
    const { state } = await this.store.load(attachment, attachmentId);
    if (state.status === 'none') throw notFound('Attachment not found');
    if (state.status === 'added') {
      const { marketEventId } = state;
      const command = {
        actorId: actorOf(context).id,
        ownerId: await this.markets.ownerOf(marketEventId),
        at: this.clock.now().toISOString(),
      };
      await this.store.transaction(
        callerContext(context),
        async (tx) => {
          await tx.execute(attachment, attachmentId, (current) => remove(command, current));
          await tx.execute(attachmentQuota, marketEventId, (places) => freeSlot(attachmentId, places));
          await this.uploads.orphan([attachmentId], tx.session);
        },
        { repeated: () => Promise.resolve() },
      );
    }
    // Should a crash come between the two, the sweep takes the file.
    await this.uploads.discard(attachmentId);
    return { id: attachmentId };
  }
}
