import { attachmentAdded, attachmentDeleted } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { attachment } from './domain/attachment.decider.js';

export const attachmentIntegrationEvents = defineIntegrationEventMapper({
  aggregate: attachment,
  map({ type, data: { attachmentId, marketEventId, uploadedBy } }) {
    if (type === 'attachment.handed-over') return [];
    const event = type === 'attachment.added' ? attachmentAdded : attachmentDeleted;
    return [outgoing(event, { attachmentId, marketEventId, uploadedBy })];
  },
});
