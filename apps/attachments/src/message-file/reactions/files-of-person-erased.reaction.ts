import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ownerErasureRecorded } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../message-file.schema.js';

@Injectable()
export class FilesOfPersonErasedReaction {
  constructor(
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(ownerErasureRecorded)
  async erased({ personId }: { personId: string }, reaction: Reaction): Promise<void> {
    const { session } = reaction;
    await this.uploads.drop(await this.files.distinct('_id', { uploadedBy: personId }, { session }), reaction);
  }
}
