import { attachmentAdded, attachmentDeleted } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { attachment } from './domain/attachment.decider.js';

export const attachmentIntegrationEvents = defineIntegrationEventMapper({
  aggregate: attachment,
  map: ({ type, data: { attachmentId, marketEventId, uploadedBy } }) => [
    outgoing(type === 'attachment.added' ? attachmentAdded : attachmentDeleted, {
      attachmentId,
      marketEventId,
      uploadedBy,
    }),
  ],
});
