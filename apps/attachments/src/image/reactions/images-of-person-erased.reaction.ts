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
  async erased({ personId }: { personId: string }, { session, afterwards }: Reaction): Promise<void> {
    const theirs = { uploadedBy: personId, kind: { $ne: 'blog-image' as const } };
    const ids = (await this.images.find(theirs, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
    if (ids.length === 0) return;
    await this.images.deleteMany({ _id: { $in: ids } }, { session });
    await this.uploads.orphan(ids, session);
    afterwards(async () => {
      for (const id of ids) await this.uploads.discard(id);
    });
  }
}
