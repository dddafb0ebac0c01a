import { submissionReceived } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, parseStreamId } from '@stallbook/kernel';
import { contactMessage } from './domain/contact-message.decider.js';

export const contactMessageIntegrationEvents = defineIntegrationEventMapper({
  aggregate: contactMessage,
  map: ({ type, streamId }) =>
    type === 'contact-message.received'
      ? [
          outgoing(submissionReceived, {
            submissionId: parseStreamId(streamId).id,
            kind: 'contact-message',
          }),
        ]
      : [],
});
