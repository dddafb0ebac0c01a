import { attachmentAdded, attachmentDeleted } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { attachment } from './domain/attachment.js';

export const attachmentPublication = definePublication({
  aggregate: attachment,
  announce: ({ type, data: { attachmentId, marketEventId, uploadedBy } }) => [
    announce(type === 'AttachmentAdded' ? attachmentAdded : attachmentDeleted, {
      attachmentId,
      marketEventId,
      uploadedBy,
    }),
  ],
});
