import { Inject, Injectable } from '@nestjs/common';
import { advanceRevision, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { IMAGE_OWNERS, type ImageOwner } from './image-owner.schema.js';

@Injectable()
export class ImageOwners {
  private readonly owners: Collection<ImageOwner>;

  constructor(@Inject(DB) db: Db) {
    this.owners = db.collection<ImageOwner>(IMAGE_OWNERS);
  }

  /** Notes the list in the message as the owner's newest. False if a newer one is known. */
  advance(_id: string, reaction: Reaction): Promise<boolean> {
    return advanceRevision(this.owners, _id, reaction);
  }
}
