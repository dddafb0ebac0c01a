import { Inject, Injectable } from '@nestjs/common';
import type { Message, MessagePage } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { messages, type MessageDocument } from './message.projection.js';

@Injectable()
export class MessageReader {
  private readonly collection: Collection<MessageDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = messages.in(db);
  }

  /** Newest first. */
  newest(threadId: string, before: number | undefined, limit: number): Promise<MessageDocument[]> {
    const filter = { threadId, ...(before !== undefined && { seq: { $lt: before } }) };
    return this.collection.find(filter, { sort: { seq: -1 }, limit }).toArray();
  }

  /** Oldest first. */
  async page(threadId: string, before: number | undefined, limit: number): Promise<MessagePage> {
    const found = await this.newest(threadId, before, limit + 1);
    const items = found.slice(0, limit).map(showMessage).reverse();
    return { items, before: found.length > limit ? (items[0]?.seq ?? null) : null };
  }

  byIds(ids: readonly string[]): Promise<MessageDocument[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }
}

const refer = (ids: readonly string[]) => ids.map((id) => ({ id }));

export const showMessage = ({ _id: id, imageIds, fileIds, ...message }: MessageDocument): Message => {
  const { threadId, seq, senderId, content, createdAt } = message;
  return { id, threadId, seq, senderId, content, images: refer(imageIds), files: refer(fileIds), createdAt };
};
