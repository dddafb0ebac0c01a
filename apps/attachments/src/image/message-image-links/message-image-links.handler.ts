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
import { maySee } from '../../message-file/sent-in-message.js';
import { MessageThreadReplicas } from '../../replicas/message-thread-replicas.js';
import { largestOf, thumbnailOf } from '../image-kinds.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

@Controller()
export class MessageImageLinksHandler {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly threads: MessageThreadReplicas,
    private readonly tickets: Tickets,
  ) {}

  @Handles(operation)
  async handle({ imageIds }: MessageImageLinksInput, context: CallContext): Promise<MessageImageLinks[]> {
    const caller = actorOf(context);
    const found = await this.images.find({ _id: { $in: imageIds.map(ids.messageImage) } }).lean();
    const left = await this.threads.leftBy(
      caller.id,
      found.map(({ ownerId }) => ownerId ?? ''),
    );
    return found
      .filter((image) => maySee(image, caller, left.has(image.ownerId ?? '')))
      .map(({ _id }) => ({
        imageId: _id.slice(ids.messageImage('').length),
        imageUrl: this.tickets.imageLink(largestOf(_id, 'message-image')),
        thumbnailUrl: this.tickets.imageLink(thumbnailOf(_id, 'message-image')),
      }));
  }
}
