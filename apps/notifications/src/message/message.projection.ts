import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import { message } from './domain/message.decider.js';

export interface MessageDocument {
  _id: string;
  threadId: string;
  seq: number;
  senderId: string;
  /** null after the sender was erased. */
  content: string | null;
  imageIds: string[];
  fileIds: string[];
  createdAt: string;
}

export const messages = defineProjection<MessageDocument>()({
  name: 'messages',
  collection: 'messages',
  aggregate: message,
  project: (state) => {
    if (!state) return null;
    const { threadId, seq, senderId, content, imageIds, fileIds, createdAt } = state;
    const isErased = content === ERASED;
    const shown = isErased ? { content: null, imageIds: [], fileIds: [] } : { content, imageIds, fileIds };
    return { threadId, seq, senderId, ...shown, createdAt };
  },
  indexes: [{ key: { threadId: 1, seq: -1 }, unique: true }, { key: { senderId: 1, _id: 1 } }],
});
