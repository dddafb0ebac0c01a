import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import { message } from './domain/message.decider.js';

export interface MessageDocument {
  _id: string;
  threadId: string;
  seq: number;
  senderId: string;
  /** null after the sender was erased or the message was removed. */
  content: string | null;
  createdAt: string;
}

export const messages = defineProjection<MessageDocument>()({
  name: 'messages',
  collection: 'messages',
  aggregate: message,
  project: (state) => {
    if (!state) return null;
    const { threadId, seq, senderId, content, createdAt, isRemoved } = state;
    return { threadId, seq, senderId, content: isRemoved || content === ERASED ? null : content, createdAt };
  },
  indexes: [{ key: { threadId: 1, seq: -1 }, unique: true }, { key: { senderId: 1, _id: 1 } }],
});

/** Messages with open reports, for support. */
export interface ReportedMessageDocument extends MessageDocument {
  reports: { reporterId: string; reason: string; reportedAt: string }[];
  reportedAt: string;
}

export const reportedMessages = defineProjection<ReportedMessageDocument>()({
  name: 'reported-messages',
  collection: 'reportedMessages',
  aggregate: message,
  project: (state) => {
    const first = state?.reports[0];
    if (!state || !first) return null;
    const { threadId, seq, senderId, content, createdAt } = state;
    const reports = state.reports.map((one) => ({ ...one, reason: one.reason === ERASED ? '' : one.reason }));
    const shown = content === ERASED ? null : content;
    return { threadId, seq, senderId, content: shown, createdAt, reports, reportedAt: first.reportedAt };
  },
  indexes: [{ key: { reportedAt: 1, _id: 1 } }],
});
