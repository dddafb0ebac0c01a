import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imageIds, imageLinks as operation, type ImageLinks, type ImageLinksInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { Tickets } from '../../file/tickets.js';
import { ApplicationReplicas } from '../../replicas/application-replicas.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { largestOf, thumbnailOf } from '../image-kinds.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/** Photos of applications: for their vendor, and for the organizer of the event once the application is sent. */
@Controller()
export class ImageLinksHandler {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly markets: MarketEventReplicas,
    private readonly applications: ApplicationReplicas,
    private readonly tickets: Tickets,
  ) {}

  @Handles(operation)
  async handle({ photoIds }: ImageLinksInput, context: CallContext): Promise<ImageLinks[]> {
    const { id: actorId } = actorOf(context);
    const found = await this.images.find({ _id: { $in: photoIds.map(imageIds.applicationPhoto) } }).lean();
    const foreign = found.filter(({ uploadedBy, used }) => used && uploadedBy !== actorId);
    const [owned, sent] = await Promise.all([
      this.markets.ownedBy(
        actorId,
        foreign.map(({ marketEventId }) => marketEventId ?? ''),
      ),
      this.applications.sent(foreign.map(({ ownerId }) => ownerId ?? '')),
    ]);
    return found
      .filter(
        ({ uploadedBy, ownerId, marketEventId }) =>
          uploadedBy === actorId || (owned.has(marketEventId ?? '') && sent.has(ownerId ?? '')),
      )
      .map(({ _id }) => ({
        photoId: _id.slice(imageIds.applicationPhoto('').length),
        imageUrl: this.tickets.imageLink(largestOf(_id, 'application-photo')),
        thumbnailUrl: this.tickets.imageLink(thumbnailOf(_id, 'application-photo')),
      }));
  }
}
