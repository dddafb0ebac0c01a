import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventTransferred } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type { Model } from 'mongoose';
import { IMAGES, type ImageRecord } from '../../image/image.schema.js';
import { attachments, type AttachmentDocument } from '../attachment.projection.js';
import { attachment } from '../domain/attachment.decider.js';

/** Banner and files go with the market event: they count for its new owner, and outlast the former one's account. */
@Injectable()
export class MarketEventTransferredReaction {
  constructor(
    private readonly store: EventStore,
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(marketEventTransferred)
  async transferred(
    { marketEventId, organizerId: ownerId, formerOrganizerId }: IntegrationData<typeof marketEventTransferred>,
    { command, session }: Reaction,
  ): Promise<void> {
    if (formerOrganizerId === null) return;
    const banners = { ownerId: marketEventId, kind: 'event-banner' as const, uploadedBy: formerOrganizerId };
    await this.images.updateMany(banners, { $set: { uploadedBy: ownerId } }, { session });
    const files = await this.db
      .collection<AttachmentDocument>(attachments.collection)
      .find({ marketEventId, uploadedBy: formerOrganizerId }, { session, projection: { _id: 1 } })
      .toArray();
    const handOver = { type: 'hand-over' as const, formerOwnerId: formerOrganizerId, ownerId };
    const commands = files.map(({ _id: id }) => ({ id, command: handOver }));
    await this.store.transaction(command, (tx) => tx.executeMany(attachment, commands), { session });
  }
}
