import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { IMAGE_OWNERS, type ImageOwner } from './image-owner.schema.js';

@Injectable()
export class ImageOwners {
  constructor(@InjectModel(IMAGE_OWNERS) private readonly owners: Model<ImageOwner>) {}

  /** Notes the list in the message as the owner's newest. False if a newer one is known: dead letters are resent late. */
  async advance(_id: string, { message, session }: Reaction): Promise<boolean> {
    const { sequence: revision } = message;
    if (await this.owners.exists({ _id, revision: { $gt: revision } }).session(session)) return false;
    await this.owners.updateOne({ _id }, { $set: { revision } }, { session, upsert: true });
    return true;
  }
}
