import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { postImagesSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { ImageOwners } from '../image-owners.js';
import { IMAGES, type ImageRecord } from '../image.schema.js';

/**
 * Keeps the images that a post needs. What no post needs stays for a week, because an editor can take back that it was
 * removed, and several posts can show one image.
 */
@Injectable()
export class PostImagesReaction {
  constructor(
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly owners: ImageOwners,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(postImagesSaved)
  async saved({ postId, imageIds }: IntegrationData<typeof postImagesSaved>, reaction: Reaction): Promise<void> {
    if (!(await this.owners.advance(postId, reaction))) return;
    const { session } = reaction;
    const idsOf = async (filter: object) =>
      (await this.images.find(filter, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
    const needed = await idsOf({ _id: { $in: imageIds }, kind: 'blog-image' });
    const use = { $addToSet: { posts: postId }, $set: { used: true } };
    await this.images.updateMany({ _id: { $in: needed } }, use, { session });
    await this.uploads.keep(needed, session);

    const left = await idsOf({ posts: postId, _id: { $nin: imageIds } });
    if (left.length === 0) return;
    await this.images.updateMany({ _id: { $in: left } }, { $pull: { posts: postId } }, { session });
    const unused = await idsOf({ _id: { $in: left }, posts: [] });
    await this.images.updateMany({ _id: { $in: unused } }, { $set: { used: false } }, { session });
    await this.uploads.release(unused, session);
  }
}
