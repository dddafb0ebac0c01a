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
import { actorOf, notFound, type Actor, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { Tickets } from '../../file/tickets.js';
import { MessageThreadReplicas } from '../../replicas/message-thread-replicas.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../message-file.schema.js';
import { PDF } from '../pdf.js';
import { maySee } from '../sent-in-message.js';

@Controller()
export class MessageFilesHandler {
  constructor(
    @InjectModel(MESSAGE_FILES) private readonly files: Model<MessageFileRecord>,
    private readonly threads: MessageThreadReplicas,
    private readonly tickets: Tickets,
  ) {}

  @Handles(messageFiles)
  async facts({ fileIds }: MessageFilesInput, context: CallContext): Promise<MessageFileFacts[]> {
    const found = await this.visible(fileIds, actorOf(context));
    return found.map(({ _id, filename, fileSize }) => ({
      fileId: _id.slice(messageFileId('').length),
      filename,
      fileSize,
    }));
  }

  @Handles(messageFileLink)
  async link({ fileId }: ByMessageFileIdInput, context: CallContext): Promise<DownloadLink> {
    const [found] = await this.visible([fileId], actorOf(context));
    if (!found) throw notFound('File not found');
    return this.tickets.linkTo({ fileId: found._id, filename: found.filename, fileType: PDF });
  }

  private async visible(fileIds: readonly string[], caller: Actor): Promise<MessageFileRecord[]> {
    const found = await this.files.find({ _id: { $in: fileIds.map(messageFileId) } }).lean();
    const left = await this.threads.leftBy(
      caller.id,
      found.map(({ threadId }) => threadId),
    );
    return found.filter((file) => maySee(file, caller, left.has(file.threadId)));
  }
}
