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
    const { session, afterwards } = reaction;
    const shown = { _id: { $in: imageIds }, ownerId };
    const kept = await this.images.find(shown, { _id: 1 }, { session }).lean();
    await this.images.updateMany(shown, { $set: { used: true, marketEventId } }, { session });
    await this.uploads.keep(
      kept.map(({ _id }) => _id),
      session,
    );
    // One that is not used yet may be on its way to its owner.
    const dropped = { ownerId, used: true, _id: { $nin: imageIds } };
    const ids = (await this.images.find(dropped, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
    if (ids.length === 0) return;
    await this.images.deleteMany({ _id: { $in: ids } }, { session });
    await this.uploads.orphan(ids, session);
    afterwards(async () => {
      for (const id of ids) await this.uploads.discard(id);
    });
  }
}
