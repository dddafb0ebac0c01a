import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const MESSAGE_PARTICIPANTS = 'messageParticipants';

/** A person's marks on a conversation. `unread` is always `lastSeq - lastReadSeq`. */
export interface MessageParticipantDocument {
  _id: string;
  threadId: string;
  personId: string;
  threadType: 'event' | 'application' | 'person';
  lastSeq: number;
  lastReadSeq: number;
  lastReadAt: Date | null;
  unread: number;
  isArchived: boolean;
  isMuted: boolean;
  isActive: boolean;
  lastMessageAt: Date;
  lastMessageId: string | null;
  /** The notification about the first unread message. */
  notificationId: string | null;
}

export const participantId = (threadId: string, personId: string): string => `${threadId}:${personId}`;

const flag = { type: Boolean, required: true };
const count = { type: Number, required: true, min: 0 };
const newest = { lastMessageAt: -1, threadId: -1 } as const;

export const messageParticipantSchema = defineSchema<MessageParticipantDocument>(
  MESSAGE_PARTICIPANTS,
  {
    _id: requiredString,
    threadId: requiredString,
    personId: requiredString,
    threadType: { type: String, enum: ['event', 'application', 'person'], required: true },
    lastSeq: count,
    lastReadSeq: count,
    lastReadAt: Date,
    unread: count,
    isArchived: flag,
    isMuted: flag,
    isActive: flag,
    lastMessageAt: requiredDate,
    lastMessageId: String,
    notificationId: String,
  },
  [
    { key: { threadId: 1 } },
    { key: { personId: 1, ...newest } },
    { key: { personId: 1, isArchived: 1, ...newest } },
    { key: { personId: 1, isArchived: 1, threadType: 1, ...newest } },
    { key: { personId: 1, ...newest }, name: 'unread', partialFilterExpression: { unread: { $gt: 0 } } },
  ],
);
