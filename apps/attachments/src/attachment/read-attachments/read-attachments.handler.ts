import { Controller, Inject } from '@nestjs/common';
import { attachments as operation, type Attachment, type ByEventIdInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { UploaderNames } from '../../replicas/uploader-names.js';
import { attachments } from '../attachment.projection.js';
import { presentAttachment } from '../attachment.presenter.js';

@Controller()
export class ReadAttachmentsHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly names: UploaderNames,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Handles(operation)
  async handle({ eventId }: ByEventIdInput, context: CallContext): Promise<Attachment[]> {
    await this.markets.requireVisible(eventId, actorOf(context));
    const found = await attachments
      .in(this.db)
      .find({ marketEventId: eventId }, { sort: { uploadedAt: -1 } })
      .toArray();
    const names = await this.names.byIds(found.map(({ uploadedBy }) => uploadedBy));
    return found.map((details) => presentAttachment(details, names.get(details.uploadedBy) ?? null));
  }
}
