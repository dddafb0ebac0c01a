import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MyMessageThreadsInput } from '@stallbook/contracts';
import type { ClientSession } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';
import { MESSAGE_PARTICIPANTS, participantId, type MessageParticipantDocument } from './message-participant.schema.js';
import type { ThreadDetails } from './domain/message-thread.state.js';

const MAX_COUNTED = 100;

export interface Sent {
  seq: number;
  /** The other active participants, after the message. */
  recipients: MessageParticipantDocument[];
  /** The notification of what the sender has read by answering. */
  readNotificationId: string | null;
}

/** Where each person is in each conversation. */
@Injectable()
export class MessageParticipants {
  constructor(@InjectModel(MESSAGE_PARTICIPANTS) private readonly participants: Model<MessageParticipantDocument>) {}

  /** Adds who is missing, and brings back a person who left. */
  async admit({ threadId, threadType, participants }: ThreadDetails, at: Date, session: ClientSession): Promise<void> {
    const writes = participants.map(({ personId, isActive }) => {
      const initial = { threadId, personId, threadType, lastSeq: 0, lastReadSeq: 0, lastReadAt: null, unread: 0 };
      const marks = { isArchived: false, isMuted: false, lastMessageAt: at, lastMessageId: null, notificationId: null };
      const update = { $set: { isActive }, $setOnInsert: { ...initial, ...marks } };
      return { updateOne: { filter: { _id: participantId(threadId, personId) }, update, upsert: true } };
    });
    await this.participants.bulkWrite(writes, { session });
  }

  /** The sender has read the conversation; all others have one more unread message. */
  async advance(
    { threadId, senderId, messageId, at }: { threadId: string; senderId: string; messageId: string; at: Date },
    session: ClientSession,
  ): Promise<Sent> {
    const isSender = { $eq: ['$personId', senderId] };
    const lastReadSeq = { $cond: [isSender, { $add: ['$lastSeq', 1] }, '$lastReadSeq'] };
    // Once all was read, the next message notifies again.
    const notificationId = { $cond: [{ $eq: ['$unread', 0] }, null, '$notificationId'] };
    const lastSeq = { $add: ['$lastSeq', 1] };
    const update = [
      { $set: { lastReadSeq, lastSeq, lastMessageAt: at, lastMessageId: messageId, notificationId } },
      {
        $set: {
          unread: { $subtract: ['$lastSeq', '$lastReadSeq'] },
          lastReadAt: { $cond: [isSender, at, '$lastReadAt'] },
          isArchived: { $and: ['$isArchived', '$isMuted'] },
        },
      },
    ];
    await this.participants.updateMany({ threadId }, update, { session, updatePipeline: true });
    const all = await this.participants.find({ threadId }, null, { session }).lean();
    const sender = all.find(({ personId }) => personId === senderId);
    if (!sender) throw new Error('a sender takes no part in the conversation');
    const recipients = all.filter((one) => one !== sender && one.isActive);
    return { seq: sender.lastSeq, recipients, readNotificationId: sender.notificationId };
  }

  async announced(threadId: string, personId: string, notificationId: string, session: ClientSession): Promise<void> {
    const _id = participantId(threadId, personId);
    await this.participants.updateOne({ _id }, { $set: { notificationId } }, { session });
  }

  /**
   * Never goes back, so parallel and late marks leave the furthest one.
   * @returns the marks before, or null if nothing was unread up to there
   */
  markRead(
    { threadId, personId, seq, at }: { threadId: string; personId: string; seq: number; at: Date },
    session: ClientSession,
  ): Promise<MessageParticipantDocument | null> {
    const filter = { _id: participantId(threadId, personId), lastReadSeq: { $lt: seq }, unread: { $gt: 0 } };
    const update = [
      { $set: { lastReadSeq: { $min: [{ $literal: seq }, '$lastSeq'] }, lastReadAt: { $literal: at } } },
      { $set: { unread: { $subtract: ['$lastSeq', '$lastReadSeq'] } } },
    ];
    return this.participants
      .findOneAndUpdate(filter, update, { session, updatePipeline: true, returnDocument: 'before' })
      .lean()
      .exec();
  }

  async mark(
    threadId: string,
    personId: string,
    marks: Partial<Pick<MessageParticipantDocument, 'isArchived' | 'isMuted'>>,
  ): Promise<void> {
    await this.participants.updateOne({ _id: participantId(threadId, personId) }, { $set: marks });
  }

  /** @returns the marks before */
  leave(threadId: string, personId: string, session: ClientSession): Promise<MessageParticipantDocument | null> {
    const _id = participantId(threadId, personId);
    const update = [{ $set: { isActive: false, unread: 0, lastReadSeq: '$lastSeq' } }];
    return this.participants
      .findOneAndUpdate({ _id }, update, { session, updatePipeline: true, returnDocument: 'before' })
      .lean()
      .exec();
  }

  /** Newest first. */
  list(
    personId: string,
    { threadType, isArchived, hasUnread, cursor }: Omit<MyMessageThreadsInput, 'search' | 'limit'>,
    limit: number,
  ): Promise<MessageParticipantDocument[]> {
    const filter: QueryFilter<MessageParticipantDocument> = {
      personId,
      isActive: true,
      ...(threadType && { threadType }),
      ...(typeof isArchived === 'boolean' && { isArchived }),
      ...(typeof hasUnread === 'boolean' && { unread: hasUnread ? { $gt: 0 } : 0 }),
      ...(cursor && before(cursor)),
    };
    return this.participants.find(filter).sort({ lastMessageAt: -1, threadId: -1 }).limit(limit).lean().exec();
  }

  countUnread(personId: string): Promise<number> {
    const filter = { personId, unread: { $gt: 0 }, isMuted: false, isActive: true };
    return this.participants.countDocuments(filter).limit(MAX_COUNTED);
  }

  of(threadIds: readonly string[]): Promise<MessageParticipantDocument[]> {
    return this.participants
      .find({ threadId: { $in: [...threadIds] } })
      .lean()
      .exec();
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.participants.deleteMany({ personId }, { session });
  }
}

export const cursorOf = ({ lastMessageAt, threadId }: MessageParticipantDocument): string =>
  `${lastMessageAt.getTime()}_${threadId}`;

function before(cursor: string): QueryFilter<MessageParticipantDocument> {
  const [ms = '', threadId = ''] = cursor.split('_');
  const lastMessageAt = new Date(Number(ms));
  return {
    lastMessageAt: { $lte: lastMessageAt },
    $or: [{ lastMessageAt: { $lt: lastMessageAt } }, { threadId: { $lt: threadId } }],
  };
}
