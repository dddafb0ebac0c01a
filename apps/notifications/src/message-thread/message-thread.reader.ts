import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { activeParticipant } from './domain/message-thread.state.js';
import { messageThreads, type MessageThreadDocument } from './message-thread.projection.js';

/** The one place that decides who may see a conversation. */
@Injectable()
export class MessageThreadReader {
  private readonly collection: Collection<MessageThreadDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<MessageThreadDocument>(messageThreads.collection);
  }

  /** @throws DomainError NOT_FOUND for all but active participants */
  async asParticipant(threadId: string, personId: string): Promise<MessageThreadDocument> {
    const found = await this.collection.findOne({ _id: threadId });
    activeParticipant(found, personId);
    return found!;
  }

  find(threadId: string): Promise<MessageThreadDocument | null> {
    return this.collection.findOne({ _id: threadId });
  }

  byIds(ids: readonly string[]): Promise<MessageThreadDocument[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }
}
