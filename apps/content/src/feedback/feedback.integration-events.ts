import { submissionReceived } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, parseStreamId } from '@stallbook/kernel';
import { feedback } from './domain/feedback.decider.js';

export const feedbackIntegrationEvents = defineIntegrationEventMapper({
  aggregate: feedback,
  map: ({ type, streamId }) =>
    type === 'feedback.received'
      ? [
          outgoing(submissionReceived, {
            submissionId: parseStreamId(streamId).id,
            kind: 'feedback',
          }),
        ]
      : [],
});
