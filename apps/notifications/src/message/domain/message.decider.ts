import { decideBy, defineAggregate, DomainError, eventType, notFound, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'message.sent': eventType({
    version: 1,
    schema: z.object({
      messageId: z.string(),
      threadId: z.string(),
      senderId: z.string(),
      /** Its number in the thread. */
      seq: z.int().positive(),
      content: z.string(),
    }),
    personal: [{ subject: 'senderId', fields: ['content'] }],
  }),
  'message.reported': eventType({
    version: 1,
    schema: z.object({ messageId: z.string(), reporterId: z.string(), reason: z.string() }),
    personal: [{ subject: 'reporterId', fields: ['reason'] }],
  }),
  'message.report-decided': eventType({
    version: 1,
    schema: z.object({ messageId: z.string(), adminId: z.string(), removed: z.boolean() }),
  }),
};

export type MessageEvent = EventOf<typeof events>;

export interface MessageReport {
  reporterId: string;
  reason: string;
  reportedAt: string;
}

export interface MessageDetails {
  messageId: string;
  threadId: string;
  senderId: string;
  seq: number;
  content: string;
  createdAt: string;
  isRemoved: boolean;
  /** Open reports, oldest first. */
  reports: readonly MessageReport[];
}

export type MessageState = MessageDetails | null;

export interface SendMessage {
  type: 'send';
  messageId: string;
  threadId: string;
  senderId: string;
  seq: number;
  content: string;
}
export interface ReportMessage {
  type: 'report';
  reporterId: string;
  reason: string;
}
export interface DecideReport {
  type: 'decide-report';
  adminId: string;
  removed: boolean;
}

export type MessageCommand = SendMessage | ReportMessage | DecideReport;

/** One stream per message, so that sending never reads the conversation. */
export const message = defineAggregate<MessageState, typeof events, MessageCommand>({
  name: 'message',
  events,
  initialState: () => null,
  decide: decideBy<MessageCommand, MessageState, MessageEvent>({
    send({ type: _, ...data }, state) {
      if (!state) return [{ type: 'message.sent', data }];
      if (isSame(state, data)) return [];
      throw new DomainError('ALREADY_EXISTS', 'This message was already sent.');
    },
    report({ reporterId, reason }, state) {
      const { messageId, senderId, isRemoved, reports } = existing(state);
      if (senderId === reporterId) throw new DomainError('MESSAGE.OWN', 'You can’t report your own message.');
      if (isRemoved || reports.some((one) => one.reporterId === reporterId)) return [];
      return [{ type: 'message.reported', data: { messageId, reporterId, reason } }];
    },
    'decide-report'({ adminId, removed }, state) {
      const { messageId, reports } = existing(state);
      if (reports.length === 0) throw new DomainError('MESSAGE.NOT_REPORTED', 'This report was already decided.');
      return [{ type: 'message.report-decided', data: { messageId, adminId, removed } }];
    },
  }),
  evolve(state, { type, data, meta }) {
    if (type === 'message.sent') {
      return { ...data, createdAt: meta.occurredAt.toISOString(), isRemoved: false, reports: [] };
    }
    if (!state) return state;
    if (type === 'message.report-decided') {
      return { ...state, isRemoved: state.isRemoved || data.removed, reports: [] };
    }
    const { reporterId, reason } = data;
    return { ...state, reports: [...state.reports, { reporterId, reason, reportedAt: meta.occurredAt.toISOString() }] };
  },
});

export const isSame = (
  state: Pick<MessageDetails, 'threadId' | 'senderId'>,
  sent: Pick<MessageDetails, 'threadId' | 'senderId'>,
): boolean => state.threadId === sent.threadId && state.senderId === sent.senderId;

function existing(state: MessageState): MessageDetails {
  if (!state) throw notFound('Message not found');
  return state;
}
