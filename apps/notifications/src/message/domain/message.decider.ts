import {
  decideBy,
  defineAggregate,
  DomainError,
  eventType,
  MAX_MESSAGE_FILES,
  withoutInvisible,
  type EventOf,
} from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'message.sent': eventType({
    version: 1,
    schema: z.object({
      messageId: z.string(),
      threadId: z.string(),
      senderId: z.string(),
      /** The message's number in the thread. */
      seq: z.int().positive(),
      content: z.string(),
    }),
    personal: [{ subject: 'senderId', fields: ['content'] }],
  }),
  'message.images-attached': eventType({
    version: 1,
    schema: z.object({
      messageId: z.string(),
      threadId: z.string(),
      senderId: z.string(),
      /** Everyone who takes part in the conversation. */
      viewerIds: z.array(z.string()),
      imageIds: z.array(z.string()),
    }),
  }),
  'message.files-attached': eventType({
    version: 1,
    schema: z.object({
      messageId: z.string(),
      threadId: z.string(),
      senderId: z.string(),
      /** Everyone who takes part in the conversation. */
      viewerIds: z.array(z.string()),
      fileIds: z.array(z.string()),
    }),
  }),
};

export type MessageEvent = EventOf<typeof events>;

type SentData = Extract<MessageEvent, { type: 'message.sent' }>['data'];

export interface MessageDetails extends SentData {
  imageIds: string[];
  fileIds: string[];
  createdAt: string;
}

export type MessageState = MessageDetails | null;

export interface SendMessage extends Omit<MessageDetails, 'createdAt'> {
  type: 'send';
  viewerIds: string[];
}

export type MessageCommand = SendMessage;

/** One stream per message, so that sending never reads the conversation. */
export const message = defineAggregate<MessageState, typeof events, MessageCommand>({
  name: 'message',
  events,
  initialState: () => null,
  decide: decideBy<MessageCommand, MessageState, MessageEvent>({
    send({ type: _, imageIds, fileIds, viewerIds, ...data }, state) {
      if (!state) {
        const { messageId, threadId, senderId } = data;
        requireContent(data.content, { imageIds, fileIds });
        const attached = { messageId, threadId, senderId, viewerIds };
        return [
          { type: 'message.sent', data },
          ...(imageIds.length > 0
            ? [{ type: 'message.images-attached' as const, data: { ...attached, imageIds } }]
            : []),
          ...(fileIds.length > 0 ? [{ type: 'message.files-attached' as const, data: { ...attached, fileIds } }] : []),
        ];
      }
      if (isSame(state, { ...data, imageIds, fileIds })) return [];
      throw new DomainError('ALREADY_EXISTS', 'This message was already sent.');
    },
  }),
  evolve: (state, { type, data, meta }) => {
    if (type === 'message.sent') {
      return { ...data, imageIds: [], fileIds: [], createdAt: meta.occurredAt.toISOString() };
    }
    if (type === 'message.files-attached') return state && { ...state, fileIds: data.fileIds };
    return state && { ...state, imageIds: data.imageIds };
  },
});

type Sent = Pick<MessageDetails, 'threadId' | 'senderId' | 'content' | 'imageIds' | 'fileIds'>;

/** Whether the same message is sent again; an edited one is another. */
export const isSame = (state: Sent, sent: Sent): boolean =>
  state.threadId === sent.threadId &&
  state.senderId === sent.senderId &&
  state.content === sent.content &&
  areSame(state.imageIds, sent.imageIds) &&
  areSame(state.fileIds, sent.fileIds);

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place]);

const empty = () => new DomainError('MESSAGE.EMPTY', 'Please write a message.');

/** @throws DomainError `MESSAGE.EMPTY` without text, images, and files; `MESSAGE.TOO_MANY_FILES` */
export function requireContent(text: string, attached: Record<'imageIds' | 'fileIds', readonly string[]>): void {
  const count = attached.imageIds.length + attached.fileIds.length;
  if (count > MAX_MESSAGE_FILES) {
    throw new DomainError('MESSAGE.TOO_MANY_FILES', `A message can have up to ${MAX_MESSAGE_FILES} photos and files.`);
  }
  if (text === '' && count === 0) throw empty();
}

/** Without the space around it; empty if nothing of it can be seen. */
export const visibleText = (content: string): string => (withoutInvisible(content).trim() === '' ? '' : content.trim());

/** @throws DomainError MESSAGE.EMPTY */
export function messageText(content: string): string {
  const text = visibleText(content);
  if (text === '') throw empty();
  return text;
}
