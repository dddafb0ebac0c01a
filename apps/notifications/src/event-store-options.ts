import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { messageIntegrationEvents } from './message/message.integration-events.js';
import { messages } from './message/message.projection.js';
import { messageThreadIntegrationEvents } from './message-thread/message-thread.integration-events.js';
import { messageThreads } from './message-thread/message-thread.projection.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [messages, messageThreads],
  mappers: [
    messageIntegrationEvents,
    messageThreadIntegrationEvents,
    erasureReport('notifications'),
    systemReport('notifications'),
  ],
};
