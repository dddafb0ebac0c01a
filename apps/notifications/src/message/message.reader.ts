import { Inject, Injectable } from '@nestjs/common';
import type { Message } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { messages, type MessageDocument } from './message.projection.js';

@Injectable()
export class MessageReader {
  private readonly collection: Collection<MessageDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<MessageDocument>(messages.collection);
  }

  /** Newest first. */
  newest(threadId: string, before: number | undefined, limit: number): Promise<MessageDocument[]> {
    const filter = { threadId, ...(before !== undefined && { seq: { $lt: before } }) };
    return this.collection.find(filter, { sort: { seq: -1 }, limit }).toArray();
  }

  byIds(ids: readonly string[]): Promise<MessageDocument[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }
}

export const showMessage = ({ _id: id, threadId, seq, senderId, content, createdAt }: MessageDocument): Message => ({
  id,
  threadId,
  seq,
  senderId,
  content,
  createdAt,
});
