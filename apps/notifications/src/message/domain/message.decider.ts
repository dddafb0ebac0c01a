import { decideBy, defineAggregate, DomainError, eventType, withoutInvisible, type EventOf } from '@stallbook/kernel';
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
};

export type MessageEvent = EventOf<typeof events>;

export interface MessageDetails {
  messageId: string;
  threadId: string;
  senderId: string;
  seq: number;
  content: string;
  createdAt: string;
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

export type MessageCommand = SendMessage;

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
  }),
  evolve: (_state, { data, meta }) => ({ ...data, createdAt: meta.occurredAt.toISOString() }),
});

export const isSame = (
  state: Pick<MessageDetails, 'threadId' | 'senderId'>,
  sent: Pick<MessageDetails, 'threadId' | 'senderId'>,
): boolean => state.threadId === sent.threadId && state.senderId === sent.senderId;

/** @throws DomainError MESSAGE.EMPTY */
export function messageText(content: string): string {
  const text = content.trim();
  if (withoutInvisible(text).trim() === '') throw new DomainError('MESSAGE.EMPTY', 'Please write a message.');
  return text;
}
