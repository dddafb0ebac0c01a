import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imageOwnerSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { ImageOwners } from '../image-owners.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/** Keeps the images that an owner shows, and deletes those that it no longer shows. */
@Injectable()
export class ImageOwnerReaction {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly owners: ImageOwners,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(imageOwnerSaved)
  async saved(
    { ownerId, marketEventId, imageIds }: IntegrationData<typeof imageOwnerSaved>,
    reaction: Reaction,
  ): Promise<void> {
    if (!(await this.owners.advance(ownerId, reaction))) return;
    const { session } = reaction;
    // One that is neither shown nor used yet may be on its way to its owner.
    const which = { ownerId, $or: [{ _id: { $in: imageIds } }, { used: true }] };
    const found = await this.images.distinct('_id', which, { session });
    const shown = new Set(imageIds);
    const kept = found.filter((id) => shown.has(id));
    if (kept.length > 0) {
      await this.images.updateMany({ _id: { $in: kept } }, { $set: { used: true, marketEventId } }, { session });
      await this.uploads.keep(kept, session);
    }
    await this.uploads.drop(
      found.filter((id) => !shown.has(id)),
      reaction,
    );
  }
}
