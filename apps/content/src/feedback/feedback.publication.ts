import { submissionReceived } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { feedback } from './domain/feedback.js';

export const feedbackPublication = definePublication({
  aggregate: feedback,
  announce: ({ type, streamId }) =>
    type === 'feedback.received'
      ? [
          announce(submissionReceived, {
            submissionId: streamId.slice(feedback.name.length + 1),
            kind: 'feedback',
          }),
        ]
      : [],
});
