import { defineProjection } from '@stallbook/event-store';
import { messageThread } from './domain/message-thread.decider.js';
import type { ThreadDetails } from './domain/message-thread.state.js';

export interface MessageThreadDocument extends ThreadDetails {
  _id: string;
}

export const messageThreads = defineProjection<MessageThreadDocument>()({
  name: 'message-threads',
  collection: 'messageThreads',
  aggregate: messageThread,
  project: (state) => state && { ...state },
  indexes: [
    // Whom a person blocked, or who blocked them, which is rare.
    { key: { 'participants.personId': 1 }, partialFilterExpression: { 'participants.hasBlocked': true } },
  ],
});
