import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { activeParticipant, isOpen, othersOf, type ThreadDetails } from './domain/message-thread.state.js';
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

  /**
   * Whether the person can write: the conversation is open, and neither of the two blocked the other in any conversation.
   * Staff are not blocked by what happened elsewhere.
   */
  async mayWrite(thread: ThreadDetails, personId: string, session?: ClientSession): Promise<boolean> {
    if (!isOpen(thread)) return false;
    const { either } = await this.blocksOf(personId, session);
    return !othersOf(thread, personId).some((other) => either.has(other.personId));
  }

  /** The people that this one blocked, and all with a block in either direction. */
  async blocksOf(personId: string, session?: ClientSession): Promise<{ own: Set<string>; either: Set<string> }> {
    const blocks = { own: new Set<string>(), either: new Set<string>() };
    for (const thread of await this.blocked(personId, session)) {
      if (thread.participants.some(({ role }) => role === 'admin')) continue;
      const isOwn = thread.participants.some((one) => one.personId === personId && one.hasBlocked);
      for (const other of othersOf(thread, personId)) {
        blocks.either.add(other.personId);
        if (isOwn) blocks.own.add(other.personId);
      }
    }
    return blocks;
  }

  /** The conversations in which the person blocked one who takes part in this one, and this one. */
  async sameBlock(thread: MessageThreadDocument, personId: string): Promise<string[]> {
    const others = new Set(othersOf(thread, personId).map((other) => other.personId));
    const found = (await this.blocked(personId)).filter((one) =>
      othersOf(one, personId).some((other) => others.has(other.personId)),
    );
    return [...new Set([thread._id, ...found.map(({ _id }) => _id)])];
  }

  private blocked(personId: string, session?: ClientSession): Promise<MessageThreadDocument[]> {
    const filter = { 'participants.personId': personId, 'participants.hasBlocked': true };
    return this.collection.find(filter, { session }).toArray();
  }

  find(threadId: string): Promise<MessageThreadDocument | null> {
    return this.collection.findOne({ _id: threadId });
  }

  byIds(ids: readonly string[]): Promise<MessageThreadDocument[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }
}
