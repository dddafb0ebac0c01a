import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/** Deletes an erased person's banners and photos. The images of posts belong to Stallbook. */
@Injectable()
export class ImagesOfPersonErasedReaction {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, reaction: Reaction): Promise<void> {
    const theirs = { uploadedBy: personId, kind: { $ne: 'blog-image' as const } };
    const { session } = reaction;
    await this.uploads.drop(await this.images.distinct('_id', theirs, { session }), reaction);
  }
}
