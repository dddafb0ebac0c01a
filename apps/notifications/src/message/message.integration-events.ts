import { imageIds as ids, messageImagesSent } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { message } from './domain/message.decider.js';

/** Nothing of a message leaves the service, except which images it has and who may see them. */
export const messageIntegrationEvents = defineIntegrationEventMapper({
  aggregate: message,
  map: ({ type, data }) =>
    type === 'message.images-attached'
      ? [outgoing(messageImagesSent, { ...data, imageIds: data.imageIds.map(ids.messageImage) })]
      : [],
});
