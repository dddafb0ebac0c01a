import { submissionReceived } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { contactMessage } from './domain/contact-message.js';

export const contactPublication = definePublication({
  aggregate: contactMessage,
  announce: ({ type, streamId }) =>
    type === 'contact-message.received'
      ? [
          announce(submissionReceived, {
            submissionId: streamId.slice(contactMessage.name.length + 1),
            kind: 'contact-message',
          }),
        ]
      : [],
});
