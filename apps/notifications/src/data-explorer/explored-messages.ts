import { explorerSource } from '@stallbook/administration';
import { messages, type MessageDocument } from '../message/message.projection.js';

export const exploredMessages = explorerSource<MessageDocument>({
  type: 'messages',
  collection: messages.collection,
  countOnly: true,
  columns: {},
});
