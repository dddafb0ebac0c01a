import { imageIds as ids, messageFileId, messageFilesSent, messageImagesSent } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { message } from './domain/message.decider.js';

/** Nothing of a message leaves the service, except which images and files it has and who may see them. */
export const messageIntegrationEvents = defineIntegrationEventMapper({
  aggregate: message,
  map: ({ type, data }) => {
    switch (type) {
      case 'message.sent':
        return [];
      case 'message.images-attached':
        return [outgoing(messageImagesSent, { ...data, imageIds: data.imageIds.map(ids.messageImage) })];
      case 'message.files-attached':
        return [outgoing(messageFilesSent, { ...data, fileIds: data.fileIds.map(messageFileId) })];
    }
  },
});
