import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  imageIds as ids,
  messageImageLinks as operation,
  type MessageImageLinks,
  type MessageImageLinksInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { Tickets } from '../../file/tickets.js';
import { fileIdOf, imageRules } from '../image-kinds.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/**
 * Images of messages: for the person who uploaded them, and once they are sent for the people of the conversation.
 * An admin learns the ID of an image only by reading a reported conversation, which is logged.
 */
@Controller()
export class MessageImageLinksHandler {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly tickets: Tickets,
  ) {}

  @Handles(operation)
  async handle({ imageIds }: MessageImageLinksInput, context: CallContext): Promise<MessageImageLinks[]> {
    const { id: actorId, role } = actorOf(context);
    const found = await this.images.find({ _id: { $in: imageIds.map(ids.messageImage) } }).lean();
    const [small = 0, large = 0] = imageRules['message-image'].widths;
    return found
      .filter(
        ({ uploadedBy, used, viewers = [] }) =>
          uploadedBy === actorId || (used && (role === 'admin' || viewers.includes(actorId))),
      )
      .map(({ _id }) => ({
        imageId: _id.slice(ids.messageImage('').length),
        imageUrl: this.tickets.imageLink(fileIdOf(_id, large, 'webp')),
        thumbnailUrl: this.tickets.imageLink(fileIdOf(_id, small, 'webp')),
      }));
  }
}
