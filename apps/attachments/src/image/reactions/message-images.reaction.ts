import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { messageImagesSent } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/** Keeps the images of a message. Naming an image of another person, or of another conversation, does nothing. */
@Injectable()
export class MessageImagesReaction {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(messageImagesSent)
  async sent(
    { threadId, senderId, viewerIds, imageIds }: IntegrationData<typeof messageImagesSent>,
    { session }: Reaction,
  ): Promise<void> {
    const sent = {
      _id: { $in: imageIds },
      kind: 'message-image' as const,
      ownerId: threadId,
      uploadedBy: senderId,
    };
    const kept = await this.images.distinct('_id', sent, { session });
    await this.images.updateMany(sent, { $set: { used: true, viewers: viewerIds } }, { session });
    await this.uploads.keep(kept, session);
  }
}
