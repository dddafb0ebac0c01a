import { defineProjection } from '@stallbook/event-store';
import { attachment, type AttachmentDetails } from './domain/attachment.js';

export interface AttachmentDocument extends AttachmentDetails {
  _id: string;
}

export const attachments = defineProjection<AttachmentDocument>()({
  name: 'attachments',
  collection: 'attachments',
  aggregate: attachment,
  project: (state) => (state.status === 'added' ? { ...state } : null),
  indexes: [{ key: { marketEventId: 1, uploadedAt: -1 } }, { key: { uploadedBy: 1 } }],
});
