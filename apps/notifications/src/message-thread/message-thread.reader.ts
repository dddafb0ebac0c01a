import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { activeParticipant, isOpen, othersOf, type ThreadDetails } from './domain/message-thread.state.js';
import { messageThreads, type MessageThreadDocument } from './message-thread.projection.js';

/** The people that a person cannot write to, in any conversation. */
export interface Barriers {
  /** They blocked them. */
  blocked: ReadonlySet<string>;
  /** An admin closed a conversation of the two. */
  closed: ReadonlySet<string>;
  /** Also those who blocked this person. */
  either: ReadonlySet<string>;
}

/** The one place that decides who may see a conversation. */
@Injectable()
export class MessageThreadReader {
  private readonly collection: Collection<MessageThreadDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = messageThreads.in(db);
  }

  /** @throws DomainError NOT_FOUND for all but active participants */
  async asParticipant(threadId: string, personId: string): Promise<MessageThreadDocument> {
    const found = await this.collection.findOne({ _id: threadId });
    activeParticipant(found, personId);
    return found!;
  }

  /** @throws DomainError NOT_FOUND for all but participants and those who left */
  async ever(threadId: string, personId: string): Promise<MessageThreadDocument> {
    const found = await this.collection.findOne({ _id: threadId });
    if (!found?.participants.some((one) => one.personId === personId)) throw notFound('Conversation not found');
    return found;
  }

  /**
   * Whether the person can write: the conversation is open, and the two are not kept apart by another one, where one of them
   * blocked the other or an admin closed it. Staff can write whatever happened elsewhere.
   */
  async mayWrite(thread: ThreadDetails, personId: string, session?: ClientSession): Promise<boolean> {
    if (!isOpen(thread)) return false;
    const { either } = await this.barriersOf(personId, session);
    return !othersOf(thread, personId).some((other) => either.has(other.personId));
  }

  async barriersOf(personId: string, session?: ClientSession): Promise<Barriers> {
    const barriers = { blocked: new Set<string>(), closed: new Set<string>(), either: new Set<string>() };
    for (const thread of await this.barred(personId, session)) {
      if (thread.participants.some(({ role }) => role === 'admin')) continue;
      const isOwn = thread.participants.some((one) => one.personId === personId && one.hasBlocked);
      for (const other of othersOf(thread, personId)) {
        barriers.either.add(other.personId);
        if (isOwn) barriers.blocked.add(other.personId);
        if (thread.isClosed) barriers.closed.add(other.personId);
      }
    }
    return barriers;
  }

  /** The conversations in which the person blocked one who takes part in this one, and this one. */
  async sameBlock(thread: MessageThreadDocument, personId: string): Promise<string[]> {
    const others = othersOf(thread, personId).map((other) => other.personId);
    return [...new Set([thread._id, ...(await this.blocksOf(personId, others))])];
  }

  /** The conversations in which the person blocked one of the others. */
  async blocksOf(personId: string, others: readonly string[]): Promise<string[]> {
    const filter = { 'participants.personId': personId, 'participants.hasBlocked': true };
    return (await this.collection.find(filter).toArray())
      .filter(({ participants }) => participants.some((one) => one.personId === personId && one.hasBlocked))
      .filter((one) => othersOf(one, personId).some((other) => others.includes(other.personId)))
      .map(({ _id }) => _id);
  }

  private barred(personId: string, session?: ClientSession): Promise<MessageThreadDocument[]> {
    const own = { 'participants.personId': personId };
    const filter = {
      $or: [
        { ...own, 'participants.hasBlocked': true },
        { ...own, isClosed: true },
      ],
    };
    return this.collection.find(filter, { session }).toArray();
  }

  find(threadId: string): Promise<MessageThreadDocument | null> {
    return this.collection.findOne({ _id: threadId });
  }

  byIds(ids: readonly string[]): Promise<MessageThreadDocument[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }
}
