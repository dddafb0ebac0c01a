import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  messageFileId,
  messageFileLink,
  messageFiles,
  type ByMessageFileIdInput,
  type DownloadLink,
  type MessageFileFacts,
  type MessageFilesInput,
} from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { Tickets } from '../../file/tickets.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../message-file.schema.js';
import { PDF } from '../pdf.js';
import { maySee } from '../sent-in-message.js';

@Controller()
export class MessageFilesHandler {
  constructor(
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    private readonly tickets: Tickets,
  ) {}

  @Handles(messageFiles)
  async facts({ fileIds }: MessageFilesInput, context: CallContext): Promise<MessageFileFacts[]> {
    const caller = actorOf(context);
    const found = await this.files.find({ _id: { $in: fileIds.map(messageFileId) } }).lean();
    return found
      .filter((file) => maySee(file, caller))
      .map(({ _id, filename, fileSize }) => ({ fileId: _id.slice(messageFileId('').length), filename, fileSize }));
  }

  @Handles(messageFileLink)
  async link({ fileId }: ByMessageFileIdInput, context: CallContext): Promise<DownloadLink> {
    const found = await this.files.findOne({ _id: messageFileId(fileId) }).lean();
    if (!found || !maySee(found, actorOf(context))) throw notFound('File not found');
    return this.tickets.linkTo({ fileId: found._id, filename: found.filename, fileType: PDF });
  }
}
