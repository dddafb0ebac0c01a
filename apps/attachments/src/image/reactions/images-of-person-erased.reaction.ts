import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ownerErasureRecorded } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { handOverImages } from '../hand-over-images.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/** Deletes an erased person's images of market events, applications, and messages. The images of posts belong to Stallbook. */
@Injectable()
export class ImagesOfPersonErasedReaction {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(ownerErasureRecorded)
  async erased(
    { personId, transferred }: IntegrationData<typeof ownerErasureRecorded>,
    reaction: Reaction,
  ): Promise<void> {
    const { session } = reaction;
    for (const to of transferred) await handOverImages(this.images, { ...to, formerOrganizerId: personId }, session);
    const theirs = { uploadedBy: personId, kind: { $ne: 'blog-image' as const } };
    await this.uploads.drop(await this.images.distinct('_id', theirs, { session }), reaction);
  }
}
