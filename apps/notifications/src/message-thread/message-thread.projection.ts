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
    // The blocks of a person, by them or against them, which are rare.
    { key: { 'participants.personId': 1 }, partialFilterExpression: { 'participants.hasBlocked': true } },
    // What admins closed.
    { key: { 'participants.personId': 1 }, name: 'closed_person', partialFilterExpression: { isClosed: true } },
  ],
});
