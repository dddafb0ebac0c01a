import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
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

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session, afterwards }: Reaction): Promise<void> {
    const ids = (await this.files.find({ uploadedBy: personId }, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
    if (ids.length === 0) return;
    await this.files.deleteMany({ _id: { $in: ids } }, { session });
    await this.uploads.orphan(ids, session);
    afterwards(async () => {
      for (const id of ids) await this.uploads.discard(id);
    });
  }
}
