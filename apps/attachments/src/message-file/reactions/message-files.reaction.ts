import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { messageFilesSent } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { Uploads } from '../../file/uploads.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../message-file.schema.js';

/** Keeps the files of a message. Naming a file of another person, or of another conversation, does nothing. */
@Injectable()
export class MessageFilesReaction {
  constructor(
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(messageFilesSent)
  async sent(
    { threadId, senderId, viewerIds, fileIds }: IntegrationData<typeof messageFilesSent>,
    { session }: Reaction,
  ): Promise<void> {
    const sent = { _id: { $in: fileIds }, threadId, uploadedBy: senderId };
    const kept = await this.files.distinct('_id', sent, { session });
    await this.files.updateMany(sent, { $set: { used: true, viewers: viewerIds } }, { session });
    await this.uploads.keep(kept, session);
  }
}
