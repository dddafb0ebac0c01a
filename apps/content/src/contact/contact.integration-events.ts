import { submissionReceived } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { contactMessage } from './domain/contact-message.js';

export const contactPublication = defineIntegrationEventMapper({
  aggregate: contactMessage,
  announce: ({ type, streamId }) =>
    type === 'contact-message.received'
      ? [
          outgoing(submissionReceived, {
            submissionId: streamId.slice(contactMessage.name.length + 1),
            kind: 'contact-message',
          }),
        ]
      : [],
});
