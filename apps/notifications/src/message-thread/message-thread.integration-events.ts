import { messageThreadPeopleChanged } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { messageThread } from './domain/message-thread.decider.js';

/** Nothing of a conversation leaves the service, except who left it. */
export const messageThreadIntegrationEvents = defineIntegrationEventMapper({
  aggregate: messageThread,
  mapWithState: ({ type, data: { threadId } }, state) => {
    if (type !== 'message-thread.participant-left' && type !== 'message-thread.participant-returned') return [];
    const left = state?.participants.filter(({ isActive }) => !isActive) ?? [];
    return [outgoing(messageThreadPeopleChanged, { threadId, leftIds: left.map(({ personId }) => personId) })];
  },
});
