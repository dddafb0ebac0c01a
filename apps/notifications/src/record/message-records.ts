import { recordSource } from '@stallbook/event-store';
import { messages, type MessageDocument } from '../message/message.projection.js';

export const messageRecords = recordSource<MessageDocument>({
  type: 'messages',
  collection: messages.collection,
  countOnly: true,
  columns: {},
});
