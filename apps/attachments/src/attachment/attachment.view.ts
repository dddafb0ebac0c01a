import { defineView } from '@stallbook/event-store';
import { attachment, type AttachmentDetails } from './domain/attachment.js';

export interface AttachmentDocument extends AttachmentDetails {
  _id: string;
}

export const attachments = defineView<AttachmentDocument>()({
  name: 'attachments',
  collection: 'attachments',
  aggregate: attachment,
  of: (state) => (state.status === 'added' ? { ...state } : null),
  indexes: [{ key: { marketEventId: 1, uploadedAt: -1 } }, { key: { uploadedBy: 1 } }],
});
